// Measures pixelmatch on the pairs of pictures that `dev bench pictures` compares, for the ratio of both.
//
//   node Benchmarks/pixelmatch.mjs FOLDER     a checkout of mapbox/pixelmatch
//
// The threshold is 0 and antialiased pixels count, so that both count the same pixels; neither writes a picture.
import {pathToFileURL} from 'node:url';
import {resolve} from 'node:path';

const {default: pixelmatch} = await import(pathToFileURL(resolve(process.argv[2], 'index.js')));
const width = 1170, height = 2532;

function screen() {
    const pixels = new Uint32Array(width * height).fill(0xFFFFFFFF);
    for (let y = 0; y < height; y++) {
        if (y % 60 <= 20) continue;
        for (let x = 48; x < width - 48; x++) {
            if ((x * 7 + y * 13) % 23 < 9 && x % 110 > 20) pixels[y * width + x] = 0xFF202020;
        }
    }
    return pixels;
}

const changes = {
    'equal': () => {},
    'one pixel': pixels => { pixels[1500 * width + 700] ^= 1; },
    'lower half moved': pixels => {
        const start = (height >> 1) * width;
        pixels.copyWithin(start + 30 * width, start);
    },
    'every fifth pixel': pixels => {
        for (let i = 0; i < pixels.length; i += 5) pixels[i] ^= 0x100;
    },
    'every pixel': pixels => {
        for (let i = 0; i < pixels.length; i++) pixels[i] ^= 0x100;
    },
};

const bytes = pixels => new Uint8Array(pixels.buffer);
for (const [pair, change] of Object.entries(changes)) {
    const expected = screen(), actual = screen();
    change(actual);
    let best = Infinity, count = 0;
    for (let round = 0; round < 12; round++) {
        const start = process.hrtime.bigint();
        count = pixelmatch(bytes(expected), bytes(actual), null, width, height, {threshold: 0, includeAA: true});
        best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e6);
    }
    console.log(JSON.stringify({bench: 'pixelmatch', pair, milliseconds: Math.round(best * 1000) / 1000, pixels: count}));
}

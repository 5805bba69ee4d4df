#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#define SOCKET_OF(name, family, kind, protocol) \
    static long name(void) { return syscall(__NR_socket, family, kind, protocol); }

SOCKET_OF(internet, AF_INET, SOCK_STREAM, 0)
SOCKET_OF(internet_6, AF_INET6, SOCK_STREAM, 0)
SOCKET_OF(datagrams, AF_INET, SOCK_DGRAM, 0)
SOCKET_OF(raw, AF_INET, SOCK_RAW, 1)
SOCKET_OF(multipath, AF_INET, SOCK_STREAM, 262)
SOCKET_OF(local, AF_UNIX, SOCK_STREAM, 0)
SOCKET_OF(local_datagrams, AF_UNIX, SOCK_DGRAM, 0)
SOCKET_OF(packets, AF_PACKET, SOCK_RAW, 0)
SOCKET_OF(routing, AF_NETLINK, SOCK_RAW, 0)
SOCKET_OF(audit, AF_NETLINK, SOCK_RAW, 9)
SOCKET_OF(cryptography, 38 /* AF_ALG */, SOCK_SEQPACKET, 0)
SOCKET_OF(machine, 40 /* AF_VSOCK */, SOCK_STREAM, 0)
SOCKET_OF(express, 44 /* AF_XDP */, SOCK_RAW, 0)
SOCKET_OF(bluetooth, 31 /* AF_BLUETOOTH */, SOCK_RAW, 1)
SOCKET_OF(bus, 29 /* AF_CAN */, SOCK_RAW, 1)
SOCKET_OF(shared, 43 /* AF_SMC */, SOCK_STREAM, 0)

/// Every family that there is, and those to come.
static long any_family(void) {
    for (int family = 0; family < 128; family++) {
        for (int kind = 1; kind <= 10; kind++) {
            if (syscall(__NR_socket, family, kind, 0) >= 0) return family;
        }
    }
    return -1;
}

static long pair(void) {
    int ends[2];
    return syscall(__NR_socketpair, AF_UNIX, SOCK_STREAM, 0, ends);
}

/// The one socket that there is cannot be connected to another, nor send descriptors.
static long connect_abstract(void) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + 1, world.abstract, sizeof(address.sun_path) - 2);
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(world.abstract));
    long made = syscall(__NR_socket, AF_UNIX, SOCK_STREAM, 0);
    return syscall(__NR_connect, made >= 0 ? made : 3, &address, length);
}

static long send_descriptor(void) {
    char bytes[1] = {0}, space[CMSG_SPACE(sizeof(int))] = {0};
    struct iovec part = {bytes, 1};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof(space)};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    return syscall(__NR_sendmsg, 3, &message, 0);
}

#define CALL(name, ...) \
    static long name(void) { return syscall(__VA_ARGS__); }
static char buffer[256];
CALL(receive_message, __NR_recvmsg, 3, buffer, MSG_DONTWAIT)
CALL(receive_from, __NR_recvfrom, 3, buffer, 1, MSG_DONTWAIT, NULL, NULL)
CALL(send_to, __NR_sendto, 3, buffer, 1, MSG_DONTWAIT, NULL, 0)
CALL(bind_name, __NR_bind, 3, buffer, 2)
CALL(listen_here, __NR_listen, 3, 1)
CALL(accept_somebody, __NR_accept4, 3, NULL, NULL, 0)
CALL(peer, __NR_getpeername, 3, buffer, buffer)
CALL(name_of_socket, __NR_getsockname, 3, buffer, buffer)
CALL(option, __NR_getsockopt, 3, SOL_SOCKET, 17 /* SO_PEERCRED */, buffer, buffer)
CALL(set_option, __NR_setsockopt, 3, SOL_SOCKET, SO_SNDBUF, buffer, 4)
CALL(close_socket, __NR_shutdown, 3, 0)

const struct probe network_probes[] = {
    {"TCP", internet, 0},
    {"TCP over IPv6", internet_6, 0},
    {"UDP", datagrams, 0},
    {"raw packets", raw, 0},
    {"MPTCP", multipath, 0},
    {"Unix sockets", local, 0},
    {"Unix datagrams", local_datagrams, 0},
    {"link packets", packets, 0},
    {"netlink", routing, 0},
    {"audit", audit, 0},
    {"AF_ALG", cryptography, 0},
    {"AF_VSOCK", machine, 0},
    {"AF_XDP", express, 0},
    {"Bluetooth", bluetooth, 0},
    {"CAN", bus, 0},
    {"SMC", shared, 0},
    {"any family", any_family, 0},
    {"socketpair", pair, 0},
    {"connect to an abstract socket", connect_abstract, 0},
    {"send a descriptor", send_descriptor, 0},
    {"recvmsg", receive_message, 0},
    {"recvfrom", receive_from, 0},
    {"sendto", send_to, 0},
    {"bind", bind_name, 0},
    {"listen", listen_here, 0},
    {"accept", accept_somebody, 0},
    {"getpeername", peer, 0},
    {"getsockname", name_of_socket, 0},
    {"getsockopt SO_PEERCRED", option, 0},
    {"setsockopt", set_option, 0},
    {"shutdown", close_socket, 0},
    {0},
};

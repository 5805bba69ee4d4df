#!/bin/sh
#SBATCH --job-name=screens
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --output=out/slurm-%a.txt
#
# Compares in eight parts; run it in a folder that all nodes share: sbatch Examples/ci/slurm.sh
# After that, 'maquette report merge out/parts/*' joins the reports; to have Slurm do it:
#   sbatch --dependency=afterany:JOBID --wrap 'maquette report merge out/parts/*'
exec maquette test --shard auto -o "out/parts/$SLURM_ARRAY_TASK_ID"

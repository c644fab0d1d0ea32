import fc from 'fast-check';

// The same examples in every run, so that a red build can be repeated and a green one means the same everywhere.
// FC_SEED=$RANDOM npm test explores others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) });

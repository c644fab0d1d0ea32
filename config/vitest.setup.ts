import fc from 'fast-check';

// A fixed seed makes property tests reproducible. FC_SEED=$RANDOM npm test tries other examples.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) });

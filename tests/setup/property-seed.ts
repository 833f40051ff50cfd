import fc from 'fast-check'

/**
 * Every run repeats the same cases, so that a red test says something about the change. `npm run explore` draws new seeds;
 * a finding of it becomes a row of the property's `examples`.
 */
const SEED = 20_261_124

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? SEED) })

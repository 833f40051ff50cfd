import { runEveryOtherSeed } from './half-of-seeds.ts'

runEveryOtherSeed(2)

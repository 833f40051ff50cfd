import type { Play } from '../simulate.ts'
import { STUDIO_AT_REST, STUDIO_INVARIANTS } from './invariants.ts'
import {
  begin,
  change,
  propose,
  publish,
  publishBoth,
  publishFolder,
  rebase,
  restore,
  runSchedule,
  schedule,
  undo,
} from './steps.ts'

/** How often a step is chosen, against the others. */
const WEIGHTS = {
  begin: 2,
  change: 8,
  undo: 3,
  publish: 3,
  propose: 2,
  schedule: 2,
  restore: 2,
  rebase: 2,
  publishFolder: 2,
  runSchedule: 2,
} as const

/** Three people and an agency edit and publish two sites. */
export const STUDIO: Play = {
  steps: {
    begin,
    change,
    undo,
    publish,
    propose,
    schedule,
    restore,
    rebase,
    publishFolder: (world) => publishFolder(world),
    runSchedule,
    publishBoth,
  },
  first: ['publishBoth'],
  choices: Object.entries(WEIGHTS).flatMap(([name, weight]) => Array<string>(weight).fill(name)),
  toRest: ['runSchedule'],
  invariants: STUDIO_INVARIANTS,
  atRest: STUDIO_AT_REST,
}

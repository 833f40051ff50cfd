import type { World } from '../world.ts'
import { askAlert, openConfirmation } from './alerts.ts'
import { passTime, runJobs, runRound } from './background.ts'
import { addFeeds, feedChanges, pullNow } from './feeds.ts'
import { erase, sendForm, sendFormAgain } from './leads.ts'
import { publish } from './publications.ts'
import { buyerWrites, reply } from './replies.ts'
import { endReservation, pay, reserve } from './reservations.ts'
import { editPrice, importFile } from './stock.ts'

/** What people, dealers' systems and the worker do, by the real operations. */
const ALL = {
  sendForm,
  sendFormAgain,
  reply,
  buyerWrites,
  importFile,
  editPrice,
  reserve,
  pay,
  endReservation,
  publish,
  askAlert,
  openConfirmation,
  feedChanges,
  pullNow,
  erase,
  addFeeds,
  runJobs,
  runRound,
  passTime,
} as const satisfies Readonly<Record<string, (world: World) => Promise<void>>>

export type StepName = keyof typeof ALL
export const STEPS: Readonly<Record<StepName, (world: World) => Promise<void>>> = ALL

/** Of every run, without faults. */
export const FIRST_STEPS = ['importFile', 'addFeeds'] as const

/** How often a step is chosen, against the others. */
const WEIGHTS: Readonly<Record<Exclude<StepName, 'addFeeds'>, number>> = {
  sendForm: 4,
  sendFormAgain: 1,
  reply: 3,
  buyerWrites: 2,
  importFile: 1,
  editPrice: 3,
  reserve: 3,
  pay: 3,
  endReservation: 2,
  publish: 1,
  askAlert: 2,
  openConfirmation: 2,
  feedChanges: 2,
  pullNow: 1,
  erase: 1,
  runJobs: 3,
  runRound: 2,
  passTime: 3,
}

export const STEP_CHOICES: readonly StepName[] = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  Array<StepName>(weight).fill(name as StepName),
)

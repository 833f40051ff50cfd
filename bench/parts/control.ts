import { quantile, round, timed } from './measure.ts'

/**
 * A page of the console without data, for a person who is not signed in: it costs the frame and the rendering alone.
 * Asked in turn with the pages of a bench, it says how busy the machine was, so that a figure can be read as a ratio.
 */
export const CONTROL_PATH = '/sign-in'

/** A time of the control is that of several answers: about as long as a page of the bench, so that both are interrupted as often. */
const CONTROL_ANSWERS = 10

/** Times work and the control in turn, so that what slows one down slows the other. */
export async function timedWithControl(rounds: number, work: () => Promise<unknown>, control: () => Promise<unknown>) {
  const times: number[] = []
  const controls: number[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    times.push(await timed(work))
    controls.push(await timedControl(control))
  }
  return { times, controls }
}

export function timedControl(control: () => Promise<unknown>): Promise<number> {
  return timed(async () => {
    for (let answer = 0; answer < CONTROL_ANSWERS; answer += 1) await control()
  })
}

/** Figures of a page, and how many times those of the control they are. */
export function besideControl(times: readonly number[], controls: readonly number[]) {
  const p50 = quantile(times, 0.5)
  const p99 = quantile(times, 0.99)
  return {
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'control p50': round(quantile(controls, 0.5)),
    'control p99': round(quantile(controls, 0.99)),
    'p50 / control': round(p50 / quantile(controls, 0.5)),
    'p99 / control': round(p99 / quantile(controls, 0.99)),
  }
}

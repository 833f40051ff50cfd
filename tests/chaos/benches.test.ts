import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

const BENCHES = join(import.meta.dirname, '../../bench')

/** Benches whose work is done in several ways: each is a run of its own. */
const WAYS: Readonly<Record<string, readonly string[]>> = { 'studio-errands.ts': ['desk', 'phone', 'keyboard'] }

/** Their parts are in folders. */
const benches = readdirSync(BENCHES).filter((file) => file.endsWith('.ts'))
const runs = benches.flatMap((bench) => WAYS[bench]?.map((way) => `${bench} ${way}`) ?? [bench])

describe.concurrent('at its smallest size, within its bound', { timeout: 600_000 }, () => {
  it.for(runs)('%s', async (called) => {
    const [bench = '', ...ways] = called.split(' ')
    const { status, said } = await inTurn(() => run(bench, ways))
    expect(status, said).toBe(0)
    expect(said).toContain(': within its bound')
  })
})

async function run(
  bench: string,
  ways: readonly string[],
): Promise<{ readonly status: number; readonly said: string }> {
  const child = spawn(process.execPath, ['--expose-gc', join(BENCHES, bench), ...ways, '--smallest'], {
    cwd: join(BENCHES, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[status], ...parts] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { status, said: parts.join('\n') }
}

/** As many at once as the cores of a small machine; more would measure each other. */
const AT_ONCE = 2
let free = AT_ONCE
const queue: (() => void)[] = []

async function inTurn<Found>(work: () => Promise<Found>): Promise<Found> {
  if (free === 0) await new Promise<void>((resolve) => queue.push(resolve))
  else free -= 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { LACKS_SOMETHING } from '../../bench/smallest.ts'

const BENCHES = join(import.meta.dirname, '../../bench')

/** Parts of benches. Every other file of the folder is a bench. */
const PARTS = [
  'asking.ts',
  'bounds-load.ts',
  'control.ts',
  'core-time.ts',
  'hydrated.ts',
  'many-conversations.ts',
  'many-sites.ts',
  'measure.ts',
  'older-checkout.ts',
  'one-address-load.ts',
  'search-models.ts',
  'search-plain-loops.ts',
  'search-queries.ts',
  'search-stock.ts',
  'smallest.ts',
]

/** Benches that need more than this repository and its packages, and end with a sentence where it is missing. */
const NEEDS: Readonly<Record<string, string>> = {
  'cached-pages.ts': 'wrk',
  'feed-week.ts': '../shared/data/au-listings.csv',
  'search-old-new.ts': 'the commit 9d31b00',
  'upgrade.ts': 'git and the history',
  'window-stickers.ts': 'a quieter machine',
}

/** Benches whose work is done in several ways: each is a run of its own. */
const WAYS: Readonly<Record<string, readonly string[]>> = { 'studio-errands.ts': ['desk', 'phone', 'keyboard'] }

const files = readdirSync(BENCHES).filter((file) => file.endsWith('.ts'))
const benches = files.filter((file) => !PARTS.includes(file))
const runs = benches.flatMap((bench) => WAYS[bench]?.map((way) => `${bench} ${way}`) ?? [bench])

it('knows the parts of benches', () => {
  expect(PARTS.filter((part) => !files.includes(part))).toEqual([])
})

describe.concurrent('at its smallest size, within its bound', { timeout: 600_000 }, () => {
  it.for(runs)('%s', async (called, { skip }) => {
    const [bench = '', ...ways] = called.split(' ')
    const { status, said } = await inTurn(() => run(bench, ways))
    if (status === LACKS_SOMETHING && said.includes(`This bench needs ${NEEDS[bench]}: `)) skip(said.trim())
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

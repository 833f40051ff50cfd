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
}

const files = readdirSync(BENCHES).filter((file) => file.endsWith('.ts'))
const benches = files.filter((file) => !PARTS.includes(file))

it('knows the parts of benches', () => {
  expect(PARTS.filter((part) => !files.includes(part))).toEqual([])
})

describe.concurrent('at its smallest size, within its bound', { timeout: 600_000 }, () => {
  it.for(benches)('%s', async (bench, { skip }) => {
    const { status, said } = await inTurn(() => run(bench))
    if (status === LACKS_SOMETHING && said.includes(`This bench needs ${NEEDS[bench]}: `)) skip(said.trim())
    expect(status, said).toBe(0)
    expect(said).toContain(': within its bound')
  })
})

async function run(bench: string): Promise<{ readonly status: number; readonly said: string }> {
  const child = spawn(process.execPath, ['--expose-gc', join(BENCHES, bench), '--smallest'], {
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

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { CommandContext } from './command-context.ts'
import { type ControlServer, serveControl } from './control-server.ts'
import { forwardCommand } from './forward.ts'
import { needsDatabase, runCommand } from './main.ts'

let platform: TestPlatform
let folder: string
let printed: string[]
let errors: string[]
let context: CommandContext

beforeAll(async () => {
  platform = await createTestPlatform({ sites: [sampleSite()] })
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-cli-'))
  await writeFile(
    path.join(folder, 'four.csv'),
    `${HEADER}A1,Kia,Rio,2020\nA2,Kia,Rio,2020\nA3,Kia,Rio,2020\nA4,Kia,Rio,1066\n`,
  )
  await writeFile(path.join(folder, 'one.csv'), `${HEADER}A1,Kia,Rio,2020\n`)
  await writeFile(path.join(folder, 'none.csv'), `${HEADER}A1,,Rio,2020\n`)
})
afterAll(async () => {
  await platform.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  printed = []
  errors = []
  context = {
    cwd: folder,
    sitesFolder: folder,
    openHistory: () => Promise.reject(new Error('nothing here is published')),
    publishing: 'on-save',
    ask: null,
    findPostcode: async () => null,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    progress: null,
    open: async () => ({ platform, sites: [platform.site('yard')], refused: ['broken'] }),
  }
})

const HEADER = 'stocknum,make,model,year\n'
const run = (...argv: string[]) => runCommand(['stock', 'import', ...argv], context)

it('STOCK-1 a dry run, an import and a repeat end with 0, a summary by reason and every remark in a file', async () => {
  expect(await run('--site', 'yard', 'four.csv', '--dry-run')).toBe(0)
  expect(printed).toContain('  4 rows: 3 would be added, 0 would be changed, 0 unchanged, 1 refused')
  expect(await run('--site', 'yard', 'four.csv', '--report', 'report.csv')).toBe(0)
  expect(printed.slice(-3)).toEqual([
    '  4 rows: 3 added, 0 changed, 0 unchanged, 1 refused',
    'Refused:',
    "  1 × year is not a year between 1900 and 2027 (line 5 '1066')",
  ])
  expect(await readFile(path.join(folder, 'report.csv'), 'utf8')).toBe(
    'line,row,kind,column,reason,value,suggestion\r\n5,4,refused,year,is not a year between 1900 and 2027,1066,\r\n',
  )
  expect(await run('--site', 'yard', 'four.csv')).toBe(0)
  expect(printed.join('\n')).toContain('four.csv has nothing new for')
})

it('STOCK-1 a held import ends with 3, and is imported with --force', async () => {
  await run('--site', 'yard', 'four.csv')
  expect(await run('--site', 'yard', 'one.csv')).toBe(3)
  expect(printed.at(-2)).toMatch(/^Held back: one.csv has 1 usable car, less than half of the 3/)
  expect(await run('--site', 'yard', 'one.csv', '--force')).toBe(0)
})

it('STOCK-1 a file with nothing usable, or none at all, ends with 1', async () => {
  expect(await run('--site', 'yard', 'none.csv')).toBe(1)
  expect(await run('--site', 'yard', 'nowhere.csv')).toBe(1)
  expect(printed.at(-1)).toMatch(/nowhere.csv can't be read: there is no such file/)
})

it.each([
  [['--site', 'yrad', 'four.csv'], 'There is no site \'yrad\'; did you mean "yard"?'],
  [
    ['--site', 'broken', 'four.csv'],
    /There is no site 'broken'; its site.json is refused, and 'forecourt site check broken' says why/,
  ],
  [['four.csv'], "error: required option '--site <slug>' not specified"],
  [
    ['--site', 'yard', 'https://u:secret@x.example/f.csv'],
    /"https:\/\/x\.example\/f\.csv" is an address, and .* a file/,
  ],
  [['--site', 'yard', 'sftp://x.example/f.csv'], /is an address, and this command takes a file: download it first/],
  [['--site', 'yard', 'four.csv', '--mapping', 'missing.json'], /The mapping .*missing.json can’t be read/],
])('STOCK-1 wrong use ends with 2 and one sentence: %j', async (argv, sentence) => {
  expect(await run(...argv)).toBe(2)
  expect(errors[0]).toMatch(sentence)
})

it.each([
  [{ fields: { pirce: 'P' } }, /fields.pirce: 'pirce' is not a field of a car; did you mean "price"\?/],
  [{ delimeter: ';' }, /the file: the key 'delimeter' is unknown; did you mean "delimiter"\?/],
  [
    { fields: { price: { column: 'P', spilt: {} } } },
    /fields.price: the key 'spilt' is unknown; did you mean "split"\?/,
  ],
  [{ fields: { price: 5 } }, /fields.price: expected a column’s name in quotes, or how/],
  [{ fields: { price: { column: 'P', pick: '(' } } }, /fields.price.pick: not a regular expression/],
  [{ feed: 5 }, /feed: expected text in quotes\.$/],
  [{ fields: [] }, /fields: expected an object in \{ \}\.$/],
  [{ fields: { make: { colum: 'Marque' } } }, /fields\.make: the key 'colum' is unknown; did you mean "column"\?/],
])('P-15 D-68 STOCK-1 a mapping is checked whole: %j', async (mapping, sentence) => {
  await writeFile(path.join(folder, 'bad.json'), JSON.stringify(mapping))
  expect(await run('--site', 'yard', 'four.csv', '--mapping', 'bad.json')).toBe(2)
  expect(errors[0]).toMatch(sentence)
})

it('runs a forwarded command in the process that has the data, and returns its output and status', async () => {
  const socketPath = path.join(folder, 'control.sock')
  const server: ControlServer = await serveControl({
    socketPath,
    run: (argv, asker) => runCommand(argv, { ...context, ...asker }),
  })
  const asker = { ...context, cwd: folder }
  expect(await forwardCommand(socketPath, ['stock', 'import', '--site', 'yard', 'one.csv', '--force'], asker)).toBe(0)
  expect(printed.join('\n')).toContain('one.csv')
  expect(await forwardCommand(socketPath, ['stock', 'import', '--site', 'nobody', 'one.csv'], asker)).toBe(2)
  expect(errors.at(-1)).toContain("There is no site 'nobody'")
  await server.close()
  expect(await forwardCommand(socketPath, ['leads', 'list', '--site', 'yard'], asker)).toBe(1)
  expect(errors.at(-1)).toContain('doesn’t take the command')
})

it('forwards only commands that need the database', () => {
  expect(needsDatabase(['stock', 'import', 'x'])).toBe(true)
  expect(needsDatabase(['site', 'check'])).toBe(false)
  expect(needsDatabase(['stock', 'import', '--help'])).toBe(false)
})

it('D-68 STOCK-1 reads a mapping that Notepad saved as Unicode (UTF-16)', async () => {
  await writeFile(path.join(folder, 'unicode.json'), Buffer.from('\uFEFF{ "fields": { "make": "make" } }', 'utf16le'))
  expect(await run('--site', 'yard', 'one.csv', '--mapping', 'unicode.json', '--dry-run')).not.toBe(2)
  expect(errors).toEqual([])
})

it('F-7 FIN-3 LAW-1 the report names the repayment of a car without a price: no page shows it', async () => {
  const columns = 'price,finance_lenders.ausloans.paymentWeek,finance_lenders.ausloans.interestRate'
  const rows = ['B1,Kia,Rio,2020,,120,8', 'B2,Kia,Rio,2020,28990,120,8', 'B3,Kia,Rio,2020,,,']
  await writeFile(path.join(folder, 'paid.csv'), `${HEADER.trim()},${columns}\n${rows.join('\n')}\n`)
  await run('--site', 'yard', 'paid.csv', '--dry-run', '--report', 'paid-report.csv')
  const told = (await readFile(path.join(folder, 'paid-report.csv'), 'utf8')).split('\r\n')
  expect(told.filter((line) => line.includes('without a price'))).toEqual([
    '2,1,warning,finance_lenders.ausloans.paymentWeek,"is not shown for a car without a price, whichever the lender",120,',
  ])
})

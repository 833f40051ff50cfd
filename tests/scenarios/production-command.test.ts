import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabaseIn } from '#storage/testing.ts'
import { isOpen } from '../setup/open-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** A user who owns nothing here. Only root can become one. */
const STRANGER = 65_534
const IS_ROOT = process.geteuid?.() === 0

/** `deploy/forecourt`, which an operator installs as /usr/local/bin/forecourt, with the settings of a test. */
describe('O-B2 the command line in production', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-command-'))
    // A stranger may look into it, as into /etc and /var/lib.
    await chmod(folder, 0o755)
    await mkdir(join(folder, 'data'), { mode: 0o700 })
    await emptyDatabaseIn(join(folder, 'data'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const settings = () => [
    '# As systemd reads it: a shell would stop at the blank, and some readers cut the rest after a #.',
    `COOKIE_SECRET=${'s'.repeat(32)} # $HOME`,
    'MAIL_FROM=Forecourt <website@forecourt.example>',
    'SMTP_URL=smtp://user:pa%23ss@mail.example:587',
    'SMS_TO_FOLDER=1',
    '',
    `DATA_DIR=${folder}/data`,
  ]

  it('O-B2 makes a backup with the settings of the unit, from any folder, for its owner alone', async () => {
    const { code, output } = await forecourt(['backup', 'night'])
    expect(output).toMatch(/^Wrote night: \d+ rows/)
    expect(code).toBe(0)
    expect((await stat(join(folder, 'night', 'backup.json'))).mode & 0o777).toBe(0o600)
  })

  it('O-B2 finds the sites of the release from any folder', async () => {
    const { code, output } = await forecourt(['site', 'check', '--now', '2026-11-24T10:00:00+10:00'])
    expect(output).toContain('southside-cars: good')
    expect(code).toBe(0)
  })

  it('O-B2 refuses a quoted value in one sentence, before anything runs', async () => {
    const { code, output } = await forecourt(['site', 'check'], {
      lines: [...settings(), 'MAIL_FROM="Forecourt <a@b.example>"'],
    })
    expect(output).toBe(`forecourt: ${folder}/forecourt.env: write MAIL_FROM without quotes.`)
    expect(code).toBe(1)
  })

  it('O-B2 says what is wrong with the address of a service, and ends', async () => {
    const { code, output } = await forecourt(['backup', 'other'], {
      lines: [...settings(), 'SMTP_URL=smtp://user:pa#ss@mail.example:587'],
    })
    expect(output).toMatch(/^.*SMTP_URL.*percent-encoded.*$/)
    expect(code).toBe(1)
  })

  it('O-B2 says where the link must point if it names no release', async () => {
    const { code, output } = await forecourt(['backup', 'other'], { release: join(folder, 'none') })
    expect(output).toBe(
      `forecourt: ${folder}/none is no release of Forecourt: point the link at the folder of an installed release.`,
    )
    expect(code).toBe(1)
  })

  // Another user must reach the program.
  it.runIf(IS_ROOT && isOpen(ROOT))('O-A1 O-B2 refuses another user in one sentence and changes nothing', async () => {
    const before = await readdir(join(folder, 'data'))
    const unread = await forecourt(['restore', 'night'], { uid: STRANGER, mode: 0o600 })
    expect(unread.output).toMatch(/^forecourt: \S+forecourt\.env cannot be read by \S+: run this as root .+\.$/)
    const read = await forecourt(['restore', join(folder, 'night')], { uid: STRANGER, mode: 0o644 })
    expect(read.output).toMatch(/^The data folder \S+ belongs to .+, and this command runs as .+Nothing was changed\.$/)
    expect([unread.code, read.code]).toEqual([1, 1])
    expect(await readdir(join(folder, 'data'))).toEqual(before)
  })

  async function forecourt(
    typed: readonly string[],
    { lines = settings(), uid, mode = 0o600, release = ROOT }: Partial<Run> = {},
  ): Promise<{ code: number; output: string }> {
    const file = join(folder, 'forecourt.env')
    await rm(file, { force: true })
    await writeFile(file, `${lines.join('\n')}\n`, { mode })
    await chmod(file, mode)
    return new Promise((resolve) => {
      execFile(
        join(ROOT, 'deploy', 'forecourt'),
        [...typed],
        {
          cwd: folder,
          env: {
            PATH: '/usr/bin:/bin',
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
            FORECOURT_RELEASE: release,
            FORECOURT_SETTINGS: file,
            FORECOURT_NODE: process.execPath,
          },
          ...(uid === undefined ? {} : { uid, gid: uid }),
        },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), output: `${out}${err}`.trim() }),
      )
    })
  }
})

interface Run {
  readonly lines: readonly string[]
  readonly uid: number
  readonly mode: number
  readonly release: string
}

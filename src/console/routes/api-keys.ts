import { API_RIGHTS, type ApiRight, isApiRight, KEY_DAYS } from '#domain/api/api-right.ts'
import { API_PATH } from '#domain/api/api-routes.ts'
import { hasRight, may } from '#domain/staff/actor.ts'
import { listApiKeys, makeApiKey, revokeApiKey } from '#operations/api/api-keys.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { onSite } from '../on-site.ts'
import type { ApiKeyRow, ApiKeysPage } from '../pages/api-keys-page.ts'
import { momentOf } from '../time/moment.ts'

/** Keys of the API: made, shown once, and revoked. */
export const API_KEYS = {
  'GET /site/keys': (call) => keysPage(call, {}),
  'POST /site/keys': async (call) => {
    const { site, actor } = onSite(call)
    const { form } = call
    const ticked = form.getAll('location').map(String)
    const locations = site.locations.map(({ id }) => id).filter((id) => ticked.includes(id))
    const days = formText(form, 'days')
    const made = await makeApiKey(call.platform, site, actor, {
      name: formText(form, 'name'),
      rights: form.getAll('right').map(String).filter(isApiRight),
      locations: locations.length === 0 ? null : locations,
      days: days === 'never' ? null : Number(days || KEY_DAYS[0]),
    })
    return made.ok
      ? keysPage(call, { made: { name: made.key.name, token: made.token } })
      : { ...(await keysPage(call, { fault: FAULTS[made.reason] })), keepsWords: true }
  },
  'POST /site/keys/:id/revoke': async (call) => {
    const { site, actor } = onSite(call)
    const key = (await listApiKeys(call.platform, site, actor)).find(({ id }) => id === call.params.id)
    if (key === undefined) return MISSING
    const question = askFirst(call, `/site/keys/${encodeURIComponent(key.id)}/revoke`, {
      title: `Revoke the key ‘${key.name}’?`,
      sentences: ['The program that uses it gets no answer any more. This cannot be undone; you can make another key.'],
      button: 'Revoke the key',
      back: '/site/keys',
    })
    if (question) return question
    const done = await revokeApiKey(call.platform, site, actor, call.params.id ?? '')
    return done ? { to: '/site/keys' } : MISSING
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const FAULTS = {
  name: 'Give the key a name, such as the program that uses it.',
  rights: 'You cannot give a key a right that you do not have.',
  locations: 'You cannot give a key a location that you do not see.',
  days: 'Choose how long the key works.',
} as const

const MISSING: ConsoleAnswer = {
  page: { kind: 'message', title: 'Not found', sentence: 'There is no such key, or it was revoked before.' },
  status: 404,
}

async function keysPage(
  call: ConsoleCall,
  { made = null, fault = null }: Partial<Pick<ApiKeysPage, 'made' | 'fault'>>,
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { platform } = call
  const [keys, people] = await Promise.all([
    listApiKeys(platform, site, actor),
    platform.storage.forSite(site).members.all(),
  ])
  const names = new Map(people.map(({ personId, name }) => [personId, name]))
  const now = platform.clock.now()
  return {
    status: fault === null ? 200 : 409,
    page: {
      kind: 'api-keys',
      fault,
      made,
      mayMake: may(actor, site, 'key.make'),
      rights: rightsFor(actor),
      locations: site.locations
        .filter(({ id }) => actor.scope.locations === null || actor.scope.locations.includes(id))
        .map(({ id, name }) => ({ value: id, label: name })),
      days: KEY_DAYS.map((days) => ({
        value: days === null ? 'never' : String(days),
        label: days === null ? 'Until it is revoked' : `${days} days`,
      })),
      documentHref: `${API_PATH}/openapi.json`,
      keys: keys.map((key) => rowOf(key, site, now, names)),
    },
  }
}

function rightsFor(actor: Parameters<typeof hasRight>[0]): ApiKeysPage['rights'] {
  return (Object.keys(API_RIGHTS) as ApiRight[])
    .filter((right) => hasRight(actor, right))
    .map((right) => ({ value: right, label: API_RIGHTS[right], isTicked: right === 'lead.read' }))
}

function rowOf(
  key: Awaited<ReturnType<typeof listApiKeys>>[number],
  { timezone, locations }: Site,
  now: Date,
  names: ReadonlyMap<string, string>,
): ApiKeyRow {
  const hasExpired = key.expiresAt !== null && key.expiresAt <= now
  const state =
    key.revokedAt !== null
      ? ({ text: 'Revoked', tone: 'plain' } as const)
      : hasExpired
        ? ({ text: 'Expired', tone: 'warning' } as const)
        : ({ text: 'Works', tone: 'good' } as const)
  const places = key.scope.locations?.map((id) => locations.find((each) => each.id === id)?.name ?? id)
  return {
    id: key.id,
    name: key.name,
    state,
    rights: key.rights.map((right) => (isApiRight(right) ? API_RIGHTS[right] : right)).join(' · '),
    scope: places?.join(', ') ?? 'Whole site',
    madeBy: names.get(key.createdBy) ?? 'A former member',
    made: momentOf(key.createdAt, timezone),
    lastUsed: key.lastUsedAt && momentOf(key.lastUsedAt, timezone),
    expires: key.expiresAt && momentOf(key.expiresAt, timezone),
    mayRevoke: key.revokedAt === null && !hasExpired,
  }
}

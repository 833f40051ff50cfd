import { API_RIGHTS, type ApiRight, isApiRight, KEY_DAYS } from '#domain/api/api-right.ts'
import { API_PATH } from '#domain/api/api-routes.ts'
import { hasRight, may } from '#domain/staff/actor.ts'
import { listApiKeys } from '#operations/api/api-keys.ts'
import { memberNames } from '#operations/staff/member-names.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentOf } from '../time/moment.ts'
import type { ApiKeyRow, ApiKeysPage } from './api-keys-values.ts'

/** The page with what a form of it did. */
export async function keysPage(
  call: ConsoleCall,
  { made = null, fault = null, field = null }: Partial<Pick<ApiKeysPage, 'made' | 'fault' | 'field'>>,
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, actor } = request
  const { platform } = call
  const [keys, names] = await Promise.all([listApiKeys(request), memberNames(request)])
  const now = platform.clock.now()
  return {
    status: fault === null ? 200 : 409,
    page: typedPage<ApiKeysPage>({
      kind: 'api-keys',
      fault,
      field,
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
    }),
  }
}

function rightsFor(actor: Parameters<typeof hasRight>[0]): ApiKeysPage['rights'] {
  return (Object.keys(API_RIGHTS) as ApiRight[])
    .filter((right) => hasRight(actor, right))
    .map((right) => ({ value: right, label: API_RIGHTS[right], isTicked: right === 'lead.read' }))
}

function rowOf(
  key: Awaited<ReturnType<typeof listApiKeys>>[number],
  site: Site,
  now: Date,
  names: ReadonlyMap<string, string>,
): ApiKeyRow {
  const hasExpired = key.expiresAt !== null && key.expiresAt <= now
  const state =
    key.revokedAt !== null
      ? ({ text: 'Revoked', tone: 'plain' } as const)
      : hasExpired
        ? ({ text: 'Expired', tone: 'warning' } as const)
        : ({ text: 'Working', tone: 'good' } as const)
  const places = key.scope.locations?.map((id) => site.locations.find((each) => each.id === id)?.name ?? id)
  return {
    id: key.id,
    name: key.name,
    state,
    rights: key.rights.map((right) => (isApiRight(right) ? API_RIGHTS[right] : right)).join(' · '),
    scope: places?.join(', ') ?? 'Whole site',
    madeBy: names.get(key.createdBy) ?? 'A former member',
    made: momentOf(key.createdAt, site),
    lastUsed: key.lastUsedAt && momentOf(key.lastUsedAt, site),
    expires: key.expiresAt && momentOf(key.expiresAt, site),
    mayRevoke: key.revokedAt === null && !hasExpired,
  }
}

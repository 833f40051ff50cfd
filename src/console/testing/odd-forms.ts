import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { type OddText, oddTexts } from '#domain/testing/odd-texts.ts'
import { enquire, saveTemplate } from '#operations/inbox/testing.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { type TwoPeople, twoPeople } from './two-people.ts'

/** A console in which every form has something to show. */
export interface FilledConsole {
  readonly both: TwoPeople
  readonly conversation: string
  /** The pages with forms. */
  readonly pages: readonly string[]
}

export async function filledConsole(): Promise<FilledConsole> {
  const both = await twoPeople()
  const { platform } = both
  const site = platform.site('yard')
  const owner = sampleStaff(['owner'], { id: both.ann.id, secondFactorAt: platform.clock.now() })
  const [car] = await platform.addCars('yard', [{ price: 35_990 }])
  const { conversationId: conversation } = await enquire(requestOn(platform, site), { car_id: car?.id })
  await saveFeed(requestBy(platform, site, owner), feedDefinitionSchema.parse({ name: 'odd', way: 'upload' }))
  await saveFeed(requestBy(platform, site, owner), feedDefinitionSchema.parse({ name: 'live', way: 'push' }))
  await saveTemplate(requestBy(platform, site, owner), { id: 't1', name: 'Hello', subject: '', body: 'Hi' })
  const pages = [
    '/',
    '/account',
    '/account/notifications',
    '/staff',
    '/site/keys',
    '/site/webhooks',
    '/site/templates',
    '/site/assignment',
    '/feeds',
    '/feeds/new',
    '/feeds/odd/mapping',
    '/calendar',
    '/calendar/new',
    '/leads',
    '/leads/new',
    `/leads/${conversation}`,
    '/hand-cars/new',
    '/stock',
    `/stock/${car?.id}`,
    '/channels',
    '/reports',
    '/audit',
  ]
  return { both, conversation, pages }
}

/** Which of the odd texts of a field are sent. */
export type SomeTexts = (texts: readonly OddText[], field: number) => readonly OddText[]

/** Two of the odd characters, others and at another length than for the next field; tests/chaos/odd-texts.test.ts sends all. */
export const twoOfThem: SomeTexts = (texts, field) => texts.filter((_, at) => at % 6 === field % 6)

/** S3-3: sends some of the odd texts to each field of the pages, and returns what was answered with 500. */
export async function sendOddTexts({ both, pages }: FilledConsole, some: SomeTexts) {
  let [fields, calls] = [0, 0]
  const failed: string[] = []
  const seen = new Set<string>()
  for (const page of pages)
    for (const field of await fieldsOf(both, page)) {
      const key = `${field.action} ${field.name}`
      if (seen.has(key)) continue
      seen.add(key)
      for (const { name, text } of some(oddTexts(field.limit), fields)) {
        const sent = new URLSearchParams([...field.others, [field.name, text]].map(([each, value]) => [each, value]))
        calls += 1
        const done = await (field.method === 'POST'
          ? both.ann.send(field.action, sent)
          : both.ann.open(`${field.action}?${sent}`)
        ).catch((error: unknown) => ({ status: `threw ${error}`, to: null }))
        if (done.to === '/sign-in') throw new Error(`${key}: signed out`)
        if (typeof done.status === 'string' || done.status >= 500) failed.push(`${key} ${name}: ${done.status}`)
      }
      fields += 1
    }
  return { fields, calls, failed }
}

interface Field {
  readonly action: string
  readonly method: string
  readonly others: readonly (readonly [string, string])[]
  readonly name: string
  readonly limit: number
}

/** Every text that a page takes, with the other fields of its form as they are. */
async function fieldsOf(both: TwoPeople, page: string): Promise<readonly Field[]> {
  const { status, html } = await both.ann.open(page)
  if (status !== 200) throw new Error(`${page}: ${status}`)
  return [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = '', body = '']) => {
    const action = /action="([^"#]*)/.exec(tag)?.[1] ?? page
    // Their only texts say which page to go back to.
    if (/\/(erase|remove|revoke|deactivate|end|sign-out)$/.test(action)) return []
    const method = /method="post"/i.test(tag) ? 'POST' : 'GET'
    const controls = [...body.matchAll(/<(input|textarea|select)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g)]
    const named = controls.flatMap(([, kind = '', own = '', text = '']) => {
      const name = / name="([^"]+)"/.exec(own)?.[1]
      const type = / type="([^"]+)"/.exec(own)?.[1] ?? 'text'
      const limit = Number(/ maxlength="(\d+)"/i.exec(own)?.[1] ?? 200)
      return name === undefined ? [] : [{ kind, name, type, limit, value: / value="([^"]*)"/.exec(own)?.[1] ?? text }]
    })
    const texts = named.filter(({ kind, type }) => kind === 'textarea' || (kind === 'input' && TEXTS.includes(type)))
    return texts.map(({ name, limit }) => ({
      action,
      method,
      name,
      limit,
      others: named.flatMap((each) => (each.name === name ? [] : [[each.name, each.value] as const])),
    }))
  })
}

const TEXTS = ['text', 'search', 'email', 'tel', 'url', 'password', 'hidden', 'number']

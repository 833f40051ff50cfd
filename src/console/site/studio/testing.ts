import type { Role } from '#domain/staff/roles.ts'
import type { TestStudio } from '#operations/draft/testing.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { type ConsolePage, isPage } from '../../shown.ts'
import { renderPage } from '../../testing/render-page.ts'
import { beforeName, valueName } from '../part/field-names.ts'
import type { ListNode, PartNode } from '../part/part-values.ts'

export interface Asked {
  readonly who?: string
  readonly roles?: readonly Role[]
  readonly draft?: string
  readonly part?: string
  readonly query?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string | File | readonly string[]>>
}

/** Asks the studio's routes as a browser does. */
export function studioAsks<Address extends string>(
  studio: () => TestStudio,
  pages: Readonly<Record<Address, ConsoleHandler>>,
) {
  return (address: Address, { who = 'Kim', roles, draft = '', part = 'home', query = {}, form = {} }: Asked = {}) => {
    const data = new FormData()
    for (const [name, values] of Object.entries(form))
      for (const value of [values].flat()) {
        if (typeof value === 'string') data.append(name, value)
        else data.append(name, value)
      }
    const { platform, actor } = studio().as(who, roles)
    const call = {
      platform,
      params: { draft, part },
      query: new URLSearchParams(query),
      form: data,
      visitor: { actor },
    }
    return pages[address](call as unknown as ConsoleCall)
  }
}

/** A field as a form sends it: what is typed, and what was shown. */
export function typed(path: string, value: string | readonly string[], before = '') {
  return { [valueName(path)]: value, [beforeName(path)]: before }
}

export function pageOf<Page extends ConsolePage>(answer: ConsoleAnswer, kind: Page['kind']): Page {
  if (!('page' in answer) || !isPage<Page>(answer.page, kind))
    throw new Error(`No page ${kind}: ${JSON.stringify(answer)}`)
  return answer.page
}

/** The words of a page. */
export async function wordsOf(answer: ConsoleAnswer): Promise<string> {
  return 'page' in answer ? plain(await renderPage(answer.page)) : ''
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** The id of a new draft, from where its making leads. */
export function draftOf(made: ConsoleAnswer): string {
  return /\/drafts\/([^/]+)/.exec('to' in made ? made.to : '')?.[1] ?? ''
}

/** A list of a part's form, wherever it is. */
export function listIn(nodes: readonly PartNode[], path: string): ListNode {
  const found = listsIn(nodes).find((list) => list.path === path)
  if (found === undefined) throw new Error(`No list ${path}.`)
  return found
}

function listsIn(nodes: readonly PartNode[]): readonly ListNode[] {
  return nodes.flatMap((node) => {
    if (node.node === 'field') return []
    return node.node === 'group' ? listsIn(node.nodes) : [node, ...node.items.flatMap(({ inner }) => inner ?? [])]
  })
}

import { authorise } from '#domain/staff/authorise.ts'
import { listHooks } from '#operations/hook/hook-endpoints.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { askFirst } from '../held/ask-first.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { missing } from '../refusal-pages.ts'

export const MISSING = missing('There is no such webhook.')

/** STAFF-12: names the address. Null: the person said yes. */
export async function askAboutHook(
  call: ConsoleCall,
  act: 'secret' | 'remove',
  { title, sentence, button }: Readonly<Record<'title' | 'sentence' | 'button', string>>,
): Promise<ConsoleAnswer | null> {
  const { site, actor } = onSite(call)
  if (act === 'secret') authorise(actor, site, 'key.make', call.platform.clock.now())
  const hook = (await listHooks(staffRequest(call))).find(({ endpoint }) => endpoint.id === (call.params.id ?? ''))
  if (hook === undefined) return MISSING
  const sentences = [hook.endpoint.url, `${sentence} This cannot be undone.`]
  const back = '/site/webhooks'
  return askFirst(call, `${back}/${encodeURIComponent(call.params.id ?? '')}/${act}`, {
    title,
    sentences,
    button,
    back,
  })
}

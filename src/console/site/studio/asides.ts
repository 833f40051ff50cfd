import { EVERYWHERE, may } from '#domain/staff/actor.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { onSite } from '../../on-site.ts'
import type { PartNode } from '../part/part-values.ts'
import { partHref } from './draft-view.ts'
import type { OpenPart } from './open-part.ts'
import { optionAnchor } from './outline-view.ts'
import { ROUTING_PLACE } from './routing-place.ts'
import type { Aside } from './website-values.ts'

/** Whether the person decides who gets a lead. */
export function mayRoute(call: ConsoleCall): boolean {
  const { site, actor } = onSite(call)
  return may(actor, site, 'inbox.rules', EVERYWHERE)
}

/** What belongs to a part and is edited elsewhere. */
export function asidesOf(
  call: ConsoleCall,
  { shown, part, at }: OpenPart,
  nodes: readonly PartNode[],
): readonly Aside[] {
  if (at.length > 0) return []
  const routing = mayRoute(call) ? ROUTING[part.id] : undefined
  const isEmpty = part.gathers === 'people' && nodes.length === 0
  return [
    ...(isEmpty
      ? [
          {
            text: 'No page shows people yet. Add the block ‘People’ to the home page:',
            label: 'Blocks of the home page',
            href: `${partHref(shown.draft.id, 'home', [])}#${optionAnchor('home.blocks')}`,
          },
        ]
      : []),
    ...(routing === undefined ? [] : [{ text: routing, label: ROUTING_PLACE.label, href: ROUTING_PLACE.href }]),
  ]
}

const ROUTING: Readonly<Record<string, string>> = {
  people: 'Who gets a new lead, by kind, location and make:',
  delivery: 'These are systems and addresses. Which of your people gets a lead:',
}

import { itemIdOf } from '#domain/draft/draft-path.ts'
import { PAGE_PART } from '#site/controls/outline.ts'
import { controlFor, controlsIn } from '../part/control-tree.ts'
import { pageName } from '../part/gathered-lists.ts'
import { itemLabel } from '../part/item-label.ts'
import type { PartSource, Steps } from '../part/part-source.ts'
import { draftHref, partHref } from './draft-view.ts'
import type { OpenPart } from './open-part.ts'
import type { WebsiteEditPage } from './website-values.ts'

/** The part, and each entry of a list on the way to the place. */
export function crumbsOf(source: PartSource, { shown, part, at }: OpenPart): WebsiteEditPage['crumbs'] {
  const { id } = shown.draft
  const entries = at.flatMap((step, index) => {
    if (itemIdOf(step) === null) return []
    const steps = at.slice(0, index + 1)
    return [{ href: partHref(id, part.id, steps), label: entryLabel(source, steps) ?? step }]
  })
  if (part === PAGE_PART)
    return [
      { href: `${draftHref(id)}/pages`, label: part.label },
      { href: partHref(id, part.id, at.slice(0, 1)), label: `Blocks of ‘${pageName(at)}’` },
      ...entries,
    ]
  // The blocks around a gathered entry are of other parts.
  const ownEntries = part.gathers === undefined ? entries : entries.slice(-1)
  return [{ href: partHref(id, part.id, []), label: part.label }, ...ownEntries]
}

function entryLabel(source: PartSource, steps: Steps): string | null {
  const [list] = controlFor(steps.slice(0, -1), null)
  return list ? itemLabel(list, source.value(steps), controlsIn(steps, null)) : null
}

import { type Model, modelTitle } from '#domain/model/model.ts'
import { type Part, partKey } from '#domain/parts/part.ts'
import { messageAboutModel } from '#words/model.ts'
import { messageAboutPart } from '#words/parts.ts'
import { say } from '#words/say.ts'

/**
 * The prefilled message of the contact form for links from a model or a part (`?model={slug}`, `?part={number}`). Null
 * if the link names none of the site's own, so that a link cannot insert text of its choice.
 */
export function contactMessage(
  link: URLSearchParams,
  { models, parts }: { readonly models: readonly Model[]; readonly parts: readonly Part[] },
): string | null {
  const model = models.find(({ slug }) => slug === link.get('model'))
  if (model) return say(messageAboutModel, { title: modelTitle(model) })
  const part = parts.find(({ number }) => partKey(number) === partKey(link.get('part') ?? ''))
  return part ? say(messageAboutPart, { number: part.number, name: part.name, brand: part.brand }) : null
}

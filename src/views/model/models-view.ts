import { picture } from '#domain/car/car-picture.ts'
import { directoryHref } from '#domain/directory/directory-query.ts'
import { type BodyGroup, bodyGroups } from '#domain/model/body-groups.ts'
import { MODELS_PATH, type Model, modelHref, modelTitle, STATUS_TEXTS } from '#domain/model/model.ts'
import type { ModelsQuery } from '#domain/model/models-query.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { FacetCount, SearchResult } from '#search/engine.ts'
import * as words from '#words/model.ts'
import { say } from '#words/say.ts'
import type { CardView } from '../card/card-view.ts'
import { directoryFrame } from '../directory/directory-frame.ts'
import type { ChoiceListView, DirectoryView } from '../directory/directory-view.ts'

/** ROUTE-3, SEARCH-17: the directory of models. */
export interface ModelsView extends DirectoryView {
  /** Links to the body groups; the selected one is current. */
  readonly bodies: readonly {
    readonly label: string
    readonly href: string
    readonly count: number | null
    readonly current: boolean
  }[]
  readonly models: readonly ModelCardView[]
}

export interface ModelCardView {
  readonly id: string
  readonly href: string
  readonly manufacturer: string
  readonly name: string
  /** 'Ute · Diesel, Hybrid' */
  readonly facts: string
  /** 'From $32,990 drive away'; null without a priced car in stock. */
  readonly price: string | null
  readonly status: string | null
  readonly picture: PictureView | null
}

/** ROUTE-3, MODEL-1: one model's page. */
export interface ModelView {
  readonly manufacturer: string
  readonly name: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly description: string | null
  readonly picture: PictureView | null
  readonly status: string | null
  readonly comingSoon: boolean
  /** As on its card. */
  readonly price: string | null
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The enquiry form about this model. */
  readonly enquireHref: string
  readonly enquireLabel: string
  readonly testDriveHref: string | null
  readonly stock: {
    readonly heading: string
    /** Shown instead of cards; null if there are cards. */
    readonly note: string | null
    readonly cards: readonly CardView[]
    /** The listing of the model; null if all of its cars are shown, or there are none. */
    readonly moreHref: string | null
    readonly moreLabel: string
  }
  /** Other models of the same body. */
  readonly others: readonly ModelCardView[]
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
}

interface ModelsPlace {
  readonly site: { readonly name: string }
  readonly origin: string
  /** The whole catalogue. */
  readonly models: readonly Model[]
  readonly prices: LowestPrices
}

/** '$32,990 drive away', the lowest price in stock, by a model's id. */
export type LowestPrices = ReadonlyMap<string, string>

/** ROUTE-3: the directory of models. A directory filtered only by body is a page with its own heading. */
export function modelsView(
  { hits, total, facets }: SearchResult<Model>,
  query: ModelsQuery,
  { site, origin, models, prices }: ModelsPlace,
): ModelsView {
  const groups = bodyGroups(models)
  const group = groups.find(({ name }) => name === query.values.body)
  const makes = [...new Set(models.map(({ manufacturer_name }) => manufacturer_name))]
  const heading = group?.label ?? say(words.ourModels)
  return {
    ...directoryFrame(
      {
        path: MODELS_PATH,
        heading,
        introduction: null,
        placeholder: say(words.tryNameName2, {
          name: makes.length > 1 ? makes[0] : models[0]?.name,
          name2: models.at(-1)?.name,
        }),
        noun: 'model',
        metaDescription: say(words.headingMakesNamePictures, { heading, makes: makes.join(', '), name: site.name }),
      },
      query,
      {
        total,
        lists: [makeList(facets.manufacturer ?? [], query)],
        labels: Object.fromEntries(groups.map(({ name, label }) => [name, label])),
      },
      { siteName: site.name, origin, canonicalPath: canonicalPath(query, group?.name) },
    ),
    bodies: bodyLinks(groups, facets.body ?? [], query),
    models: hits.map(({ stored }) => modelCard(stored, prices)),
  }
}

export function modelCard(model: Model, prices: LowestPrices): ModelCardView {
  const body = model.bodyStyle ?? model.body[0] ?? model.bodies[0]
  return {
    id: model.id,
    href: modelHref(model),
    manufacturer: model.manufacturer_name,
    name: model.name,
    facts: [body, model.fuel.join(', ')].filter(Boolean).join(' · '),
    price: fromPrice(model, prices),
    status: STATUS_TEXTS[model.status],
    picture: model.image && picture(model.image.thumb, modelTitle(model)),
  }
}

/** 'From $32,990 drive away' */
export function fromPrice({ id }: Model, prices: LowestPrices): string | null {
  const price = prices.get(id)
  return price === undefined ? null : say(words.fromPrice, { price })
}

/** Canonical path: only body and page number count. */
function canonicalPath({ text, values, offset }: ModelsQuery, body: string | undefined): string {
  const plain = text === '' && Object.keys(values).every((name) => name === 'body')
  return directoryHref(MODELS_PATH, { text: '', values: body ? { body } : {}, offset: plain ? offset : 0 })
}

function makeList(counts: readonly FacetCount[], { values }: ModelsQuery): ChoiceListView {
  return {
    name: 'manufacturer.name',
    label: say(words.make),
    anyLabel: say(words.allMakes),
    chosen: values['manufacturer.name'] ?? '',
    values: counts
      .map(({ value, count }) => ({ value, label: value, count }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  }
}

function bodyLinks(
  groups: readonly BodyGroup[],
  counts: readonly FacetCount[],
  query: ModelsQuery,
): ModelsView['bodies'] {
  const href = (body: string | undefined) => {
    const { body: _, ...others } = query.values
    return directoryHref(MODELS_PATH, { ...query, values: body ? { ...others, body } : others, offset: 0 })
  }
  const links = groups.map(({ label, name }) => ({
    label,
    href: href(name),
    count: counts.find(({ value }) => value === name)?.count ?? 0,
    current: name === query.values.body,
  }))
  return [
    { label: say(words.all), href: href(undefined), count: null, current: query.values.body === undefined },
    ...links,
  ]
}

import { absolute } from '#domain/breadcrumb.ts'
import { counted } from '#domain/counted.ts'
import { chosenOf, type DirectoryQuery, directoryHref, withoutChoice } from '#domain/directory/directory-query.ts'
import { formatWhole } from '#domain/money.ts'
import * as texts from '#words/directory.ts'
import { say } from '#words/say.ts'
import type { ChoiceListView, DirectoryView } from './directory-view.ts'
import { offsetPaging } from './offset-paging.ts'

/** Texts of a directory page. */
export interface DirectoryWords {
  readonly path: string
  readonly heading: string
  readonly introduction: string | null
  readonly placeholder: string
  /** 'model', 'part' */
  readonly noun: string
  readonly metaDescription: string
}

export interface DirectoryAnswer {
  readonly total: number
  readonly lists: readonly ChoiceListView[]
  /** Labels of selected values that are not in any list. */
  readonly labels?: Readonly<Record<string, string>>
}

/** SEARCH-17: what all directory pages share: heading, search box, lists, chips and paging. */
export function directoryFrame<Name extends string>(
  { path, heading, introduction, placeholder, noun, metaDescription }: DirectoryWords,
  query: DirectoryQuery<Name>,
  answer: DirectoryAnswer,
  place: { readonly siteName: string; readonly origin: string; readonly canonicalPath: string },
): DirectoryView {
  const { total, lists, labels = {} } = answer
  const page = query.offset > 0 ? say(texts.fromFigure, { figure: formatWhole(query.offset + 1) }) : ''
  return {
    heading,
    introduction,
    metaTitle: `${heading}${page} | ${place.siteName}`,
    metaDescription,
    canonical: absolute(place.canonicalPath, place.origin),
    path,
    query: query.text,
    placeholder,
    total,
    totalText: counted(total, noun),
    state: chosenOf(query).flatMap(([name, value]) =>
      lists.some((list) => list.name === name) ? [] : [{ name, value }],
    ),
    lists: lists.filter(({ values, chosen }) => values.length > 1 || chosen !== ''),
    chips: chips(path, query, lists, labels),
    clearHref: query.text === '' && chosenOf(query).length === 0 ? null : path,
    paging: offsetPaging(total, query.offset, (offset) => directoryHref(path, { ...query, offset })),
  }
}

function chips<Name extends string>(
  path: string,
  query: DirectoryQuery<Name>,
  lists: readonly ChoiceListView[],
  labels: Readonly<Record<string, string>>,
) {
  const words =
    query.text === ''
      ? []
      : [{ label: `‘${query.text}’`, removeHref: directoryHref(path, { ...query, text: '', offset: 0 }) }]
  const chosen = chosenOf(query).map(([name, value]) => ({
    label: labels[value] ?? labelOf(lists, name, value),
    removeHref: directoryHref(path, withoutChoice(query, name)),
  }))
  return [...words, ...chosen]
}

function labelOf(lists: readonly ChoiceListView[], name: string, value: string): string {
  const list = lists.find((each) => each.name === name)
  return list?.values.find((each) => each.value === value)?.label ?? value
}

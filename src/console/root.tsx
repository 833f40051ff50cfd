import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import {
  type RouteObject,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { Frame } from './frame/frame.tsx'
import { useDrafts } from './frame/use-drafts.ts'
import { useLiveUpdates } from './frame/use-live-updates.ts'
import { usePageChange } from './frame/use-page-change.ts'
import { pageModule, titleOf } from './page-modules.ts'
import { type FittedForm, type FormSketch, fitForm } from './parts/form/fit-forms.ts'
import { type PageForms, PageFormsContext } from './parts/form/page-forms.ts'
import { FreshPageContext } from './parts/fresh-page.ts'
import { ShellContext } from './parts/shell-context.ts'
import { NotificationRead } from './parts/use-mark-read.ts'
import type { Shown } from './shown.ts'

const PAGE = 'page'

/** The router's routes: the server knows the addresses (routes.ts), so a browser asks it for whatever is at one. */
export function consoleRoutes(
  page: Pick<RouteObject, 'loader' | 'action'>,
  files: DocumentFiles,
  sketches?: Map<string, FormSketch>,
): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Root files={files} sketches={sketches} />,
      errorElement: <Failed files={files} />,
      children: [{ id: PAGE, path: '*', element: null, shouldRevalidate, ...page } as RouteObject],
    },
  ]
}

/** A form that was answered with a page changed nothing. */
const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined || actionResult === null ? defaultShouldRevalidate : false

/** Addresses of the files that every page needs. */
export interface DocumentFiles {
  readonly build: string
  readonly stylesheet: string
}

function Document({
  title,
  language = 'en-AU',
  files,
  children,
}: {
  readonly title: string
  readonly language?: string | undefined
  readonly files: DocumentFiles
  readonly children: ReactNode
}) {
  return (
    <html lang={language} data-build={files.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="stylesheet" href={files.stylesheet} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}

interface RootProps {
  readonly files: DocumentFiles
  /** Of the server: it looks at the page's forms after it rendered them. */
  readonly sketches: Map<string, FormSketch> | undefined
}

function Root({ files, sketches }: RootProps) {
  const { key } = useLocation()
  // The route's loader gives nothing else.
  const loaded = useRouteLoaderData(PAGE) as Shown
  const [opened, setOpened] = useState(() => ({ ...NEW, key, shown: loaded }))
  if (opened.key !== key) setOpened({ ...NEW, key, shown: loaded })
  const answer = useCallback(
    (shown: Shown) =>
      setOpened(({ answers, stored }) => ({
        key,
        shown,
        answers: answers + 1,
        stored: stored + (shown.isStored ? 1 : 0),
      })),
    [key],
  )
  const { shown, answers, stored } = opened
  const shell = answers === 0 ? loaded.shell : shown.shell
  usePageChange(shown)
  useLiveUpdates(pageModule(shown.page.kind).follows?.(shown.page) ?? null)
  return (
    <Document title={titleOf(shown.page)} language={shell?.language} files={files}>
      <Frame shell={shell} version={shown.version}>
        <ShellContext value={shell}>
          <FreshPageContext value={loaded === shown ? null : loaded.page}>
            <ShownPage key={`${key} ${shown.page.kind} ${stored}`} shown={shown} answer={answer} sketches={sketches} />
          </FreshPageContext>
        </ShellContext>
      </Frame>
    </Document>
  )
}

/** A page that no form was answered on yet. */
const NEW = { answers: 0, stored: 0 }

/** The page, with what a person typed before in its forms. */
function ShownPage({
  shown,
  answer,
  sketches: known,
}: {
  readonly shown: Shown
  readonly answer: PageForms['answer']
  readonly sketches: RootProps['sketches']
}) {
  const [sketches] = useState(() => known ?? new Map<string, FormSketch>())
  const drafts = useDrafts(shown)
  // Drafts come back when the page is opened, not with the answer of a form.
  const [opened] = useState(shown)
  const [found, setFound] = useState<Found>(() => ({ shown, fitted: shown.fitted ? [shown.fitted] : [] }))
  // An answer says by itself what goes back into its forms.
  const fitted = found.shown === shown ? found.fitted : NONE
  const { mark, typed } = shown
  const isFitted = shown.fitted != null
  useLayoutEffect(() => {
    if (isFitted) return
    const all = typed ? [typed] : shown === opened ? drafts.found : []
    const again = all.flatMap((each) => fitForm(sketches.values(), each) ?? [])
    if (again.length > 0) setFound({ shown, fitted: again })
  }, [shown, opened, typed, isFitted, drafts.found, sketches])
  const forms = useMemo<PageForms>(() => {
    const discard = (draft: FittedForm) => {
      drafts.end(draft.typed)
      location.reload()
    }
    return { mark, fitted, sketches, answer, discard }
  }, [mark, fitted, sketches, answer, drafts])
  const { View } = pageModule(shown.page.kind)
  return (
    <PageFormsContext value={forms}>
      <NotificationRead />
      <View {...shown.page} />
    </PageFormsContext>
  )
}

interface Found {
  readonly shown: Shown
  readonly fitted: readonly FittedForm[]
}

const NONE: readonly FittedForm[] = []

/** No page came: the line is lost, or the server failed. What was typed before is kept as a draft. */
function Failed({ files }: { readonly files: DocumentFiles }) {
  return (
    <Document title="The page did not come · Forecourt" files={files}>
      <main id="main">
        <div className="card narrow">
          <h1>The page did not come</h1>
          <p>There may be no connection. What you typed before is kept in this browser.</p>
          <p>
            <button type="button" className="button" onClick={() => location.reload()}>
              Try again
            </button>
          </p>
        </div>
      </main>
    </Document>
  )
}

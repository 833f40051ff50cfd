import { type SubmitEvent, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { definePage } from '../../page-modules.ts'
import { UndoButton } from '../../parts/done-line.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useIsBack } from '../../parts/form/use-is-back.ts'
import { Button, Fault, PageHeading } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import type { PreviewView } from '../../preview/preview-view.ts'
import { LinksContext } from '../links/link-field.tsx'
import { UnstoredQuestion } from '../staying/unstored-question.tsx'
import { Crumbs, DraftBar } from './draft-bar.tsx'
import { anchorOf } from './field-control.tsx'
import { OutlineList } from './outline-list.tsx'
import { PartForm } from './part-form.tsx'
import { SavingContext, usePageSaving } from './use-saving.ts'
import type { WebsiteEditPage } from './website-values.ts'

export default definePage<WebsiteEditPage>({ title: ({ title }) => title, View: WebsiteEditView })

function WebsiteEditView(given: WebsiteEditPage) {
  const saving = usePageSaving(given)
  const isScripted = useScripted()
  const { page, state } = saving
  const isBack = useIsBack(page.action)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (page.focus === null) return
    const button = form.current?.querySelector<HTMLElement>(`button[value="${CSS.escape(page.focus)}"]`)
    const place = document.getElementById(anchorOf(page.focus))
    ;(button ?? place?.querySelector<HTMLElement>(FOCUSABLE))?.focus()
  }, [page.focus])
  const back = `/website/drafts/${encodeURIComponent(page.bar.id)}`
  return (
    <SavingContext value={saving}>
      <DraftBar bar={page.bar} to={page.action} hasPreview={page.preview !== null}>
        {state === 'storing' ? 'Saving …' : state === 'waiting' ? 'Not saved yet' : undefined}
      </DraftBar>
      <UnstoredQuestion staying={saving.staying} />
      <div className={page.preview === null ? 'studio' : 'studio has-preview'}>
        <OutlineList outline={page.outline} />
        <div className="studio-form" ref={form}>
          <Crumbs links={[{ href: back, label: 'All parts' }, ...page.crumbs]} />
          <PageHeading title={page.title} />
          <Fault text={page.fault} />
          {page.closed !== null && <p className="studio-closed">{page.closed}</p>}
          {page.asides.map(({ text, label, href }) => (
            <p key={href} className="quiet">
              {text} <a href={href}>{label}</a>
            </p>
          ))}
          <div className={page.said === null ? 'visually-hidden' : 'done studio-said'} role="status">
            <span>{page.said}</span>
            {page.isGone && page.bar.undo !== null && (
              <UndoButton
                action={`${back}/undo`}
                fields={[
                  { name: 'step', value: String(page.bar.undo) },
                  { name: 'to', value: page.action },
                ]}
              />
            )}
          </div>
          <Form
            method="post"
            action={page.action}
            data-draft="none"
            className="card studio-controls"
            onSubmit={keepPlace}
          >
            {page.closed === null && (
              <div className={isBack ? undefined : 'visually-hidden'} hidden={isScripted && !isBack}>
                <Button>Save</Button>
              </div>
            )}
            <LinksContext value={page.links}>
              <PartForm nodes={page.nodes} level={2} said={page.closed} />
            </LinksContext>
            {!isScripted && page.closed === null && <Button>Save</Button>}
          </Form>
        </div>
        {page.preview !== null && <Preview key={page.bar.id} page={page} view={page.preview} changes={saving.stored} />}
      </div>
    </SavingContext>
  )
}

const FOCUSABLE = 'button:not([hidden]), a, input:not([type=hidden]), select, textarea'

/** Enter in a field stores it, as leaving it does: a browser would press the form's first button. */
function keepPlace(event: SubmitEvent<HTMLFormElement>): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement)) return
  event.preventDefault()
  activeElement.blur()
  activeElement.focus()
}

/** STUDIO-3 to 5: the real page from the draft; the frame stays as one goes from part to part. */
function Preview({ page, view, changes }: PreviewProps) {
  const navigate = useNavigate()
  const at = `/website/drafts/${encodeURIComponent(page.bar.id)}/at`
  const onPart = useCallback(
    (part: string) => {
      if (!isSamePart(page.mark, part)) void navigate(`${at}?${new URLSearchParams({ part })}`)
    },
    [navigate, at, page.mark],
  )
  return <PreviewFrame view={view} part={page.mark} changes={changes} onPart={onPart} />
}

interface PreviewProps {
  readonly page: WebsiteEditPage
  readonly view: PreviewView
  readonly changes: number
}

/** Whether the form of a part is open already. */
function isSamePart(open: string, clicked: string): boolean {
  return clicked === open || (open.includes('.') && clicked.startsWith(`${open}.`))
}

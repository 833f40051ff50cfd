import { useRef } from 'react'
import { definePage } from '../../page-modules.ts'
import { Input, Pick } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useIsBack } from '../../parts/form/use-is-back.ts'
import { Button, Fault, Field, PageHeading } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { UnstoredQuestion } from '../staying/unstored-question.tsx'
import { Crumbs, DraftBar } from '../studio/draft-bar.tsx'
import { OutlineList } from '../studio/outline-list.tsx'
import { TextField } from './text-field.tsx'
import type { LineField, WebsiteTextPage } from './texts-values.ts'
import { useTextSaving } from './use-text-saving.ts'

export default definePage<WebsiteTextPage>({ title: ({ title }) => title, View: WebsiteTextView })

function WebsiteTextView(given: WebsiteTextPage) {
  const place = useRef<HTMLDivElement>(null)
  const isScripted = useScripted()
  const { page, state, stored, staying, onInput, onBlur, keepMine } = useTextSaving(given, place)
  const { bar, preview, action, closed } = page
  const isBack = useIsBack(action)
  const pages = `/website/drafts/${encodeURIComponent(bar.id)}/pages`
  return (
    <>
      <DraftBar bar={bar} to={action} hasPreview={preview !== null}>
        {state === 'stored' ? undefined : state === 'waiting' ? 'Not saved yet' : 'Saving …'}
      </DraftBar>
      <UnstoredQuestion staying={staying} />
      <div className={preview === null ? 'studio' : 'studio has-preview'}>
        <OutlineList outline={page.outline} />
        <div className="studio-form" ref={place}>
          <Crumbs links={[{ href: pages, label: 'Pages and articles' }]} />
          <PageHeading title={page.title} note={page.address}>
            {page.blocks !== null && (
              <a className="button quiet-button" href={page.blocks}>
                Blocks of this page
              </a>
            )}
          </PageHeading>
          <Fault text={page.fault} />
          {closed !== null && <p className="studio-closed">{closed}</p>}
          {page.clash !== null && (
            <div className="clash" role="alert">
              <p>{page.clash}</p>
              <div className="toolbar">
                {isScripted && (
                  <button type="button" className="button" onClick={keepMine}>
                    Keep mine
                  </button>
                )}
                <a className="button quiet-button" href={action} data-reload>
                  See theirs
                </a>
              </div>
            </div>
          )}
          <Form
            key={given.seen}
            method="post"
            action={action}
            data-draft="none"
            className="card text-form"
            onInput={onInput}
            onBlur={onBlur}
          >
            <Input type="hidden" name="seen" value={given.seen} />
            <fieldset disabled={closed !== null} className="text-fields">
              <legend className="visually-hidden">The page</legend>
              {given.fields.map((field) => (
                <Line key={field.name} field={field} />
              ))}
              <TextField
                text={given.text}
                pictures={given.pictures}
                pictureAction={action.replace('/pages/edit', '/pages/picture')}
              />
            </fieldset>
            {closed === null && (
              <div hidden={isScripted && !isBack}>
                <Button>Save</Button>
              </div>
            )}
          </Form>
          {closed === null && (
            <Form method="post" action={action.replace('/pages/edit', '/pages/delete')} data-draft="none">
              <Input type="hidden" name="seen" value={page.seen} />
              <Button quiet>Delete this page</Button>
            </Form>
          )}
        </div>
        {preview !== null && <PreviewFrame view={preview} part="" changes={stored} onPart={noPart} />}
      </div>
    </>
  )
}

/** A click in the preview of a text stays on the text. */
function noPart(): void {}

function Line({ field: { name, label, hint, value, type, choices, missing } }: { readonly field: LineField }) {
  if (type === 'tick')
    return (
      <label className="tick">
        <Input type="checkbox" name={name} value="yes" defaultChecked={value === 'yes'} /> {label}
      </label>
    )
  if (type === 'choice')
    return (
      <label className="field">
        {label}
        <Pick name={name} defaultValue={value}>
          {missing === null && <option value="">None</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Pick>
      </label>
    )
  const marks = { required: missing !== null, missing }
  return <Field label={label} name={name} type={type} value={value} hint={hint} {...marks} />
}

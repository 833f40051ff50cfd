import { type ComponentProps, type SubmitEvent, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form as RouterForm, useFetcher, useLocation, useNavigate } from 'react-router'
import type { Answered } from '../../shown.ts'
import type { FormSketch } from './fit-forms.ts'
import { GapsContext, useGaps } from './gaps.ts'
import { FoldsContext, FormContext, PageFormsContext } from './page-forms.ts'
import { DRAFT_OF } from './typed-form.ts'

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** Where it goes; the page's own address, if left out. */
  readonly action?: string
  readonly method?: 'get' | 'post'
  /** 'none': what is chosen in it is not worth keeping. */
  readonly 'data-draft'?: 'none'
  /** What it is about, where several forms of a page go to one address: a draft comes back to the same one. */
  readonly about?: string
  /** Its controls are beside its element, not in it, so that other forms can be between them. */
  readonly isApart?: boolean
}

/** A form: sent by the browser before the script is there, in place afterwards. What was typed stays, whatever the answer. */
export function Form({ method = 'get', ...props }: FormProps) {
  return (
    <GapsContext value={useGaps()}>
      {method === 'get' ? <RouterForm method="get" {...(props as object)} /> : <PostForm {...props} />}
    </GapsContext>
  )
}

function PostForm({ action: given, about = '', isApart = false, children, ...rest }: Omit<FormProps, 'method'>) {
  const id = useId()
  const here = useLocation()
  const action = given ?? here.pathname + here.search
  const { mark, fitted, sketches, answer, discard } = useContext(PageFormsContext)
  const folds = useContext(FoldsContext)
  const [controls] = useState(() => new Map())
  const element = isApart ? id : undefined
  const sketch = useMemo<FormSketch>(
    () => ({ id, path: action, about, folds, controls, element }),
    [id, action, about, folds, controls, element],
  )
  sketches.set(id, sketch)
  const fetcher = useFetcher<Answered>()
  const { data, state } = fetcher
  const isSending = state !== 'idle'
  const isBusy = useRef(false)
  isBusy.current = isSending
  const navigate = useNavigate()
  useEffect(() => {
    if (data && 'shown' in data) answer(data.shown)
    if (data && 'to' in data) void navigate(data.to, { preventScrollReset: true })
  }, [data, answer, navigate])
  const fittedForm = fitted.find(({ formId }) => formId === id)
  const once = (event: SubmitEvent<HTMLFormElement>) => {
    // A second press does nothing.
    if (isBusy.current) event.preventDefault()
    else rest.onSubmit?.(event)
  }
  return (
    <FormContext value={sketch}>
      <fetcher.Form
        {...(rest as object)}
        {...(isApart && { id })}
        method="post"
        action={action}
        aria-busy={isSending || undefined}
        onSubmit={once}
        preventScrollReset
      >
        {mark !== null && <input type="hidden" name="shown-to" value={mark} />}
        {about !== '' && <input type="hidden" name={DRAFT_OF} value={about} />}
        {fittedForm?.said && (
          <p className="done" role="status">
            {fittedForm.said}
            {fittedForm.typed.why === 'draft' && (
              <button type="button" className="link-button" onClick={() => discard(fittedForm)}>
                Throw it away
              </button>
            )}
          </p>
        )}
        {data && 'offline' in data && state === 'idle' && (
          <p className="fault" role="alert">
            Not sent: there is no connection. What you typed is still here. Try again in a moment.
          </p>
        )}
        {!isApart && children}
        <span className="sending" role="status">
          {isSending && 'Sending …'}
        </span>
      </fetcher.Form>
      {isApart && children}
    </FormContext>
  )
}

import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button } from '../parts/parts.tsx'

/** A link to another page of sign-in; with a form that waits, a form that carries it there (STAFF-10). */
export function WayOn({ path, text, to, held }: GoesOnProps & { readonly path: string; readonly text: string }) {
  if (held === null)
    return (
      <p>
        <a href={to === '/' ? path : `${path}?${new URLSearchParams({ to })}`}>{text}</a>
      </p>
    )
  return (
    <Form method="post" action={path}>
      <GoesOn to={to} held={held} />
      <Button quiet>{text}</Button>
    </Form>
  )
}

interface GoesOnProps {
  readonly to: string
  readonly held: string | null
}

/** Where a person goes on who proved who they are, and the form that waits for it. */
export function GoesOn({ to, held }: GoesOnProps) {
  return (
    <>
      {to !== '/' && <Input type="hidden" name="to" value={to} />}
      {held !== null && <Input type="hidden" name="held" value={held} />}
    </>
  )
}

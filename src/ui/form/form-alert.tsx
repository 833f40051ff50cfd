/** FORM-7: an error of the form as a whole. Screen readers announce it when it appears. */
export function FormAlert({ title, message }: { readonly title?: string; readonly message: string | null }) {
  return (
    <div role="alert">
      {message ? (
        <p className="rounded-box border-2 border-bad bg-bad-soft p-4">
          {title ? <strong className="block font-semibold">{title}</strong> : null}
          {message}
        </p>
      ) : null}
    </div>
  )
}

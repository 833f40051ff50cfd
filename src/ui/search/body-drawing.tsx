const CAR = 'M4 23c0-4 1-6 4-7l9-2 8-6c2-1 4-2 7-2h8c3 0 5 1 7 3l6 5 6 2c2 1 3 3 3 7H4z'

/** A body type's outline. */
export function BodyDrawing({ className }: { readonly body: string; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 64 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d={CAR} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}

/** Numbered steps of what happens. */
export function Steps({ steps, className = '' }: { readonly steps: readonly string[]; readonly className?: string }) {
  return (
    <ol className={`steps ${className}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

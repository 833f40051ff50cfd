import type { ListingView } from '#domain/stock/listing-view.ts'

interface StateFieldsProps {
  readonly listing: ListingView
  /** What the form around it asks for itself. */
  readonly except: (name: string, value: string) => boolean
}

/** The search's other choices, so that a GET form keeps them. */
export function StateFields({ listing, except }: StateFieldsProps) {
  return listing.state
    .filter(({ name, value }) => !except(name, value))
    .map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}

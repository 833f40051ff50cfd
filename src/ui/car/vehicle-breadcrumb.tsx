import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** Breadcrumb that ends with the car itself. */
export function VehicleBreadcrumb({ vehicle }: { readonly vehicle: VehicleView }) {
  const t = useWords()
  const above = vehicle.breadcrumb.filter(({ href }) => !href.endsWith(vehicle.href))
  return (
    <nav aria-label={t(words.breadcrumb)} className="text-sm">
      <ol className="flex items-center gap-x-1.5 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
        {above.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-1.5">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
            <Icon
              name="chevron-right"
              className={`size-3.5 shrink-0 opacity-60 ${index === above.length - 1 ? 'max-md:hidden' : ''}`}
            />
          </li>
        ))}
        <li aria-current="page" className="max-md:sr-only">
          {vehicle.title}
        </li>
      </ol>
    </nav>
  )
}

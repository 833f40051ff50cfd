import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface PanelProps {
  readonly id: string
  /** What a screen reader calls it. */
  readonly label: string
  readonly title: ReactNode
  /** What stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode
  readonly className?: string
  /** A dialog of its own, not a part of the page that is a panel on a narrow screen. */
  readonly isDialog?: boolean
  readonly children: ReactNode
}

/**
 * A panel over the whole page, opened by any button whose `popoverTarget` is its id: the browser opens and closes it, by
 * Escape too, without script. With script the focus stays inside while it is open (`use-panel-focus.ts`).
 */
export function Panel({ id, label, title, foot, className = '', isDialog = false, children }: PanelProps) {
  return (
    <section
      id={id}
      popover="auto"
      role={isDialog ? 'dialog' : undefined}
      aria-label={label}
      className={`panel ${className}`}
    >
      <div className="panel-head">
        <span className="display truncate text-lg">{title}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-mr-2 flex size-11 items-center justify-center"
        >
          <Icon name="close" className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="panel-body">{children}</div>
      {foot ? <div className="panel-foot">{foot}</div> : null}
    </section>
  )
}

import { type ReactNode, type ToggleEvent, useRef } from 'react'
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
 * Escape too, without script. With script the focus stays inside while it is open.
 */
export function Panel({ id, label, title, foot, className = '', isDialog = false, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const keepFocus = (event: ToggleEvent) => {
    if (event.newState === 'open' && event.target === panel.current) focusables(panel.current)[0]?.focus()
  }
  const goRound = (event: React.KeyboardEvent) => {
    if (event.key !== 'Tab' || !panel.current?.matches(':popover-open')) return
    const all = focusables(panel.current)
    const end = event.shiftKey ? all[0] : all.at(-1)
    if (document.activeElement !== end) return
    event.preventDefault()
    ;(event.shiftKey ? all.at(-1) : all[0])?.focus()
  }
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      role={isDialog ? 'dialog' : undefined}
      aria-label={label}
      className={`panel ${className}`}
      onToggle={keepFocus}
      onKeyDown={goRound}
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

function focusables(within: HTMLElement | null): readonly HTMLElement[] {
  const all = within?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? []
  return [...all].filter((element) => element.checkVisibility() && !element.matches(':disabled'))
}

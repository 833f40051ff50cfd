import type { ReactNode } from 'react'
import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'
import { Icon } from './icon.tsx'

interface PanelProps {
  readonly id: string
  /** Accessible name. */
  readonly label: string
  readonly title: ReactNode
  /** Content that stays at the bottom while the rest scrolls. */
  readonly foot?: ReactNode
  readonly className?: string
  /** A real dialog, not a part of the page that is a panel only on narrow screens. */
  readonly isDialog?: boolean
  readonly children: ReactNode
}

/**
 * A panel over the whole page, opened by any button whose `popoverTarget` is its id. The browser opens and closes it,
 * also with Escape, without JavaScript. With JavaScript the focus is trapped while it is open (`use-panel-focus.ts`).
 */
export function Panel({ id, label, title, foot, className = '', isDialog = false, children }: PanelProps) {
  const t = useWords()
  return (
    <section
      id={id}
      popover="auto"
      role={isDialog ? 'dialog' : undefined}
      aria-label={label}
      className={`panel ${className}`}
    >
      <div className="panel-head">
        <span className="panel-title display truncate text-lg">{title}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-mr-2 flex size-11 items-center justify-center"
        >
          <Icon name="close" className="size-6" />
          <span className="sr-only">{t(words.close)}</span>
        </button>
      </div>
      <div className="panel-body">{children}</div>
      {foot ? <div className="panel-foot">{foot}</div> : null}
    </section>
  )
}

/** The marks of a preview, in the colours of the person's own system: they are not the dealer's. */
export const PREVIEW_STYLE = `
[data-shown] { outline: 3px solid Highlight; outline-offset: 2px; }
.preview-notice {
  position: fixed;
  inset: auto auto 0.75rem 0.75rem;
  z-index: 2147483647;
  margin: 0;
  padding: 0.375rem 0.75rem;
  border-radius: 0.375rem;
  background: CanvasText;
  color: Canvas;
  font: 600 0.8125rem/1.4 system-ui, sans-serif;
  pointer-events: none;
}
@media print { .preview-notice { display: none; } }
`

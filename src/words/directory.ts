export const search = 'Search'
export const fromFigure = ', from {figure}'

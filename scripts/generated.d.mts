export function staleFiles(read?: (file: string) => string | null): string[]

import { useEffect } from 'react';

/** Time enough for what the library rejects while it is taken down, in milliseconds. */
const afterwards = 1000;

/**
 * When a hosted film is left, the library rejects every command its host never acknowledged, and nobody listens
 * (`destroy` of its YouTube and Vimeo providers): not an error, and kept out of the browser's log.
 */
export function useQuietEnd(): void {
  useEffect(() => {
    const hush = (event: PromiseRejectionEvent) => {
      if (event.reason === 'provider destroyed') event.preventDefault();
    };
    addEventListener('unhandledrejection', hush);
    return () => void setTimeout(() => removeEventListener('unhandledrejection', hush), afterwards);
  }, []);
}

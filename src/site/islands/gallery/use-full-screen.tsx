import { startTransition, useState, type ComponentType } from 'react';
import type { GalleryPicture } from './gallery-props.ts';
import type { GalleryViewerProps } from './gallery-viewer.tsx';

interface LoadedViewer {
  Viewer: ComponentType<GalleryViewerProps>;
  plugins: GalleryViewerProps['plugins'];
}

/**
 * The full-screen view. It and the library that it stands on are fetched when somebody asks for it;
 * if they do not come, the picture's file is opened as its link would.
 */
export function useFullScreen({
  title,
  pictures,
  onShow,
}: Pick<GalleryViewerProps, 'title' | 'pictures' | 'onShow'>) {
  const [viewer, setViewer] = useState<LoadedViewer | null>(null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);

  const openAt = (index: number) => {
    void loadViewer().then(
      (loaded) =>
        // The view waits for its stylesheet, which a transition may do without hiding anything.
        startTransition(() => {
          setViewer(loaded);
          setOpenedAt(index);
        }),
      () => openFile(pictures[index]),
    );
  };

  return {
    openAt,
    viewer:
      viewer && openedAt !== null ? (
        <viewer.Viewer
          title={title}
          pictures={pictures}
          openedAt={openedAt}
          plugins={viewer.plugins}
          onShow={onShow}
          onClose={() => setOpenedAt(null)}
        />
      ) : null,
  };
}

/** Both files at once. Looking closer is one step more: where it does not come, the pictures still do. */
async function loadViewer(): Promise<LoadedViewer> {
  const [{ GalleryViewer }, plugins] = await Promise.all([
    import('./gallery-viewer.tsx'),
    import('./look-closer.ts').then(
      ({ lookCloser }) => lookCloser,
      (error: unknown) => {
        reportError(error);
        return [];
      },
    ),
  ]);
  return { Viewer: GalleryViewer, plugins };
}

function openFile(picture: GalleryPicture | undefined): void {
  if (picture) location.assign(picture.src);
}

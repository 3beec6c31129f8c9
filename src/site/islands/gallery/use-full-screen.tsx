import { startTransition, useState, type ComponentType, type ReactNode } from 'react';
import type { GalleryPicture } from './gallery-props.ts';
import type { GalleryViewerProps } from './gallery-viewer.tsx';

interface FullScreen {
  viewer: ReactNode;
  openAt: (index: number) => void;
}

/**
 * The full-screen view. It and the library that it stands on are fetched when somebody asks for it;
 * if they do not come, the picture's file is opened as its link would.
 */
export function useFullScreen({
  title,
  pictures,
  onShow,
}: Pick<GalleryViewerProps, 'title' | 'pictures' | 'onShow'>): FullScreen {
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<GalleryViewerProps> } | null>(null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);

  const openAt = (index: number) => {
    void import('./gallery-viewer.tsx').then(
      ({ GalleryViewer }) =>
        // The view waits for its stylesheet, which a transition may do without hiding anything.
        startTransition(() => {
          setViewer({ Viewer: GalleryViewer });
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
          onShow={onShow}
          onClose={() => setOpenedAt(null)}
        />
      ) : null,
  };
}

function openFile(picture: GalleryPicture | undefined): void {
  if (picture) location.assign(picture.src);
}

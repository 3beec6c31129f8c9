import { t } from '@lingui/core/macro';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';

interface ContactWaysProps {
  /** The bus the page is about. */
  bus?: { id: number; sold?: boolean };
}

/** The other ways to reach people: each says what one gets. */
export function ContactWays({ bus }: ContactWaysProps) {
  const query = bus ? { bus: bus.id } : {};
  const ways: { href: string; icon: IconName; title: string; text: string }[] = [
    {
      href: urls.videoTour(query),
      icon: 'video',
      title: bus ? t`See it by video` : t`Ask for a video tour`,
      text: t`A call with the camera on the bus, at a time you choose.`,
    },
    {
      href: urls.callBack(query),
      icon: 'phone',
      title: t`Ask for a call`,
      text: t`We ring you during office hours.`,
    },
    {
      href: urls.busAlerts(query),
      icon: 'bell',
      title: t`Tell me when a bus like this comes`,
      text: t`By mail, without an account. One click stops it.`,
    },
  ];
  return (
    <ul className="contact-ways">
      {ways
        .filter(({ icon }) => icon !== 'video' || !bus?.sold)
        .map(({ href, icon, title, text }) => (
          <li key={href}>
            <Icon name={icon} size={24} />
            <div>
              <a href={href}>{title}</a>
              <p>{text}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}

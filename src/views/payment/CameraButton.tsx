import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { useText } from '../useText.js';

interface CameraButtonProps {
  isOn: boolean;
  onPress: () => void;
}

/** Turns the camera on to read a QR code, and off again. */
export function CameraButton({ isOn, onPress }: CameraButtonProps) {
  const t = useText();
  return (
    <IconButton label={t(isOn ? 'send.camera.stop' : 'send.camera')} onClick={onPress}>
      <Icon size={20}>
        <path d="M4 8h4l1.5-2.5h5L16 8h4v11H4z" />
        <circle cx="12" cy="13" r="3.2" />
      </Icon>
    </IconButton>
  );
}

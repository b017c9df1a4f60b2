import { Avatar } from '../../src/ui/Avatar.js';
import { Button } from '../../src/ui/Button.js';
import { CodeField } from '../../src/ui/CodeField.js';
import { CopyButton } from '../../src/ui/CopyButton.js';
import { Empty } from '../../src/ui/Empty.js';
import { Header } from '../../src/ui/Header.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { CloseIcon } from '../../src/ui/icons.js';
import { LegalText } from '../../src/ui/LegalText.js';
import { List } from '../../src/ui/List.js';
import { ViewSwap } from '../../src/ui/layer/ViewSwap.js';
import { Notice } from '../../src/ui/Notice.js';
import { Row } from '../../src/ui/Row.js';
import { SearchField } from '../../src/ui/SearchField.js';
import { Separator } from '../../src/ui/Separator.js';
import { Snackbar } from '../../src/ui/Snackbar.js';
import { StatusRing } from '../../src/ui/StatusRing.js';
import { Tabs } from '../../src/ui/Tabs.js';
import { Tag } from '../../src/ui/Tag.js';
import { TextField } from '../../src/ui/TextField.js';
import { WalletImage } from '../../src/ui/WalletImage.js';
import { expectAccessible } from '../support/axe.js';
import { Layer } from './layerFixture.js';
import { cleanUp, mount, until } from './mount.js';

const nothing = () => {};
const OUTCOMES = ['declined', 'failed', 'unknown', 'done'] as const;

const everything = (
  <Layer open inline onRequestClose={nothing}>
    <Header
      title="Everything"
      mark={<Tag tone="accent">Beta</Tag>}
      end={
        <IconButton label="Close" onClick={nothing}>
          <CloseIcon />
        </IconButton>
      }
    />
    <ViewSwap viewKey="one">
      <SearchField label="Search" clearLabel="Clear" value="rain" onChange={nothing} />
      <TextField label="Email" value="" onChange={nothing} error="Invalid email" />
      <CodeField label="Code" value="12" onChange={nothing} error="Invalid code" />
      <Separator label="or" />
      <List label="Wallets">
        <Row
          label="One"
          start={<WalletImage name="One" />}
          end={<Tag tone="success">Installed</Tag>}
          hasChevron
        />
        <Row label="Two" detail="two.com" isCurrent />
        <Row label="Three" disabledReason="Not on this network" />
      </List>
      <Button>Continue</Button>
      <Button variant="secondary">Copy</Button>
      <Button variant="ghost">Get</Button>
      <Button variant="danger">Disconnect</Button>
      <Button disabled>Enter amount</Button>
      <Button isLoading>Waiting</Button>
      <Notice tone="warning" title="Careful" />
      <Notice tone="danger" title="Failed" />
      {OUTCOMES.map((outcome) => (
        <div key={outcome}>
          <Notice tone={outcome} isInLiveRegion title={outcome} />
          <StatusRing status={outcome}>
            <WalletImage name="One" size="large" />
          </StatusRing>
        </div>
      ))}
      <Empty title="Nothing here">Yet.</Empty>
      <Empty hasFailed icon={<CloseIcon size={24} />} title="Failed">
        Try again.
      </Empty>
      <StatusRing status="declined">
        <WalletImage name="One" size="large" />
      </StatusRing>
      <Avatar address="0xabc" />
      <CopyButton text="0xabc" label="Copy address" copiedLabel="Copied" failedLabel="Failed" />
      <Tabs label="Platform" items={[{ key: 'a', label: 'Browser' }]} current="a" onChange={nothing} />
      <LegalText>
        See the <a href="#terms">Terms</a>
      </LegalText>
      <Snackbar message={{ variant: 'success', text: 'Done' }} />
    </ViewSwap>
  </Layer>
);

describe('all components', () => {
  afterEach(cleanUp);

  for (const mode of ['dark', 'light']) {
    it(`have no accessibility violations (${mode})`, async () => {
      const { root } = mount(everything, { inline: '', 'theme-mode': mode });
      await until(() => root.getAnimations().every(({ effect }) => effect?.getTiming().iterations !== 1));
      await expectAccessible(root);
    });
  }
});

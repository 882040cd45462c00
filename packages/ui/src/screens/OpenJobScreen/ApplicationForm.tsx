import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { jobApplicationFormFields } from '@cortex/api-client/extensionFields';
import { resumeLimits } from '@cortex/api-client/limits';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { styled } from '../../theme/styled.tsx';
import { applicationProblems } from './applicationProblems.ts';

const File = styled('span', {
  base: {
    '& input': { paddingBlock: '2' },
    '& input::file-selector-button': {
      marginInlineEnd: '3',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'control',
      border: '1px solid {colors.edge}',
      bg: 'raised',
      color: 'text',
      font: 'inherit',
      cursor: 'pointer',
    },
  },
});

const Problem = styled('div', { base: { '&[hidden]': { display: 'none' } } });

const { name, email, phone, message } = jobApplicationFormFields;

export type ApplicationFormProps = {
  /** Where the form goes: a call of the API. */
  action: string;
  /** Stands for this form, so that it is stored once however often it is sent. */
  formKey: string;
  /** The code of a refusal that sent the browser back. */
  problem?: string | undefined;
};

/** A form that a browser sends by itself. Where scripts run, one sends it in the background, so that a refusal leaves all words. */
export function ApplicationForm({ action, formKey, problem }: ApplicationFormProps) {
  return (
    <FormLayout id="application" action={action} method="post" encType="multipart/form-data">
      <Problem id="application-problem" role="alert" hidden={problem === undefined}>
        <FormError title={applicationProblems.title} description={applicationProblems.describe(problem)} />
      </Problem>
      <input type="hidden" name="key" value={formKey} />
      <FormField label="Name" required={name.required}>
        <Input name="name" maxLength={name.maxLength} autoComplete="name" dir="auto" />
      </FormField>
      <FormField label="Email" required={email.required}>
        <Input name="email" type="email" maxLength={email.maxLength} autoComplete="email" />
      </FormField>
      <FormField label="Phone" required={phone.required}>
        <Input name="phone" type="tel" maxLength={phone.maxLength} autoComplete="tel" />
      </FormField>
      <FormField label="Resume" required hint="A .pdf or .docx file of at most 10 MB.">
        <File>
          <Input name="resume_file" type="file" accept={resumeLimits.endings.join(',')} />
        </File>
      </FormField>
      <FormField label="Message" hint="What your resume does not say.">
        <Textarea name="message" rows={5} maxLength={message.maxLength} dir="auto" />
      </FormField>
      <FormActions>
        <Button type="submit">Send Application</Button>
      </FormActions>
    </FormLayout>
  );
}

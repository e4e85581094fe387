//! The assembly text of SPIR-V as words, in the syntax of `spirv-as`.

use hashbrown::HashMap;

use super::enumerants::ENUMERATIONS;
use super::instructions::INSTRUCTIONS;
use super::rules::SYNTAX;
use crate::diagnostic::{Diagnostic, Diagnostics, Span};

/// A word of the text.
#[derive(Copy, Clone, Debug)]
struct Token<'t> {
    text: &'t str,
    span: Span,
    is_quoted: bool,
}

/// The words of a text, and where each instruction stands in it.
pub(super) fn assemble(text: &str) -> Result<(Vec<u32>, Vec<Span>), Diagnostics> {
    let mut assembler = Assembler {
        words: vec![0x0723_0203, 0x0001_0600, 0, 0, 0],
        spans: Vec::new(),
        ids: HashMap::new(),
        types: HashMap::new(),
        results: HashMap::new(),
        opcodes: INSTRUCTIONS.iter().map(|row| (row.1, (row.0, row.2))).collect(),
        diagnostics: Diagnostics::new(),
    };
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        assembler.line(line, offset);
        offset += line.len();
    }
    assembler.words[3] = assembler.ids.len() as u32 + 1;
    if assembler.diagnostics.has_errors() {
        return Err(assembler.diagnostics);
    }
    Ok((assembler.words, assembler.spans))
}

/// The name of an entry of an enumeration, or its number.
pub(super) fn entry_name(enumeration: &str, number: u32) -> String {
    let entries = ENUMERATIONS.iter().find(|found| found.name == enumeration).map_or(&[][..], |found| found.entries);
    let entry = entries.iter().find(|entry| entry.0 == number);
    entry.map_or_else(|| number.to_string(), |entry| entry.1.to_owned())
}

struct Assembler<'t> {
    words: Vec<u32>,
    spans: Vec<Span>,
    ids: HashMap<&'t str, u32>,
    /// What numbers of a type are: bits, and whether they are floats.
    types: HashMap<u32, (u32, bool)>,
    /// The type of each result.
    results: HashMap<u32, u32>,
    opcodes: HashMap<&'static str, (u16, &'static str)>,
    diagnostics: Diagnostics,
}

/// What cannot be read.
type Fault = (Span, String);

impl<'t> Assembler<'t> {
    fn line(&mut self, line: &'t str, offset: usize) {
        let result = tokens(line, offset).and_then(|tokens| match tokens.first() {
            None => {
                self.version(line);
                Ok(())
            }
            Some(_) => self.instruction(&tokens),
        });
        if let Err((span, message)) = result {
            self.diagnostics.push(Diagnostic::error(SYNTAX, span, message));
        }
    }

    /// `; Version: 1.3`
    fn version(&mut self, line: &str) {
        let version = line.trim().strip_prefix("; Version: ").and_then(|version| version.split_once('.'));
        if let Some((Ok(major), Ok(minor))) = version.map(|(major, minor)| (major.parse::<u8>(), minor.parse::<u8>())) {
            self.words[1] = u32::from_be_bytes([0, major, minor, 0]);
        }
    }

    fn instruction(&mut self, tokens: &[Token<'t>]) -> Result<(), Fault> {
        let whole = tokens[0].span.to(tokens[tokens.len() - 1].span);
        let (result, rest) = match tokens {
            [id, equals, rest @ ..] if equals.text == "=" && !equals.is_quoted => (Some(*id), rest),
            _ => (None, tokens),
        };
        let (op, mut operands) = rest.split_first().ok_or((whole, "an instruction is missing".to_owned()))?;
        let row = op.text.strip_prefix("Op").and_then(|name| self.opcodes.get(name)).copied();
        let (opcode, shape) = row.ok_or_else(|| (op.span, format!("there is no instruction '{}'", op.text)))?;
        let mut words = vec![0];
        if shape.split_ascii_whitespace().any(|part| part == "r") != result.is_some() {
            let message =
                if result.is_some() { "this instruction has no result" } else { "this instruction has a result" };
            return Err((op.span, message.to_owned()));
        }
        let mut shape: std::collections::VecDeque<&str> = shape.split_ascii_whitespace().collect();
        while let Some(part) = shape.pop_front() {
            let (is_optional, part) = match part.as_bytes()[0] {
                b'?' => (true, &part[1..]),
                b'*' => {
                    if !operands.is_empty() {
                        shape.push_front(part);
                    }
                    (true, &part[1..])
                }
                _ => (false, part),
            };
            if part == "r" {
                let id = self.id(result.ok_or((op.span, "a result is missing".to_owned()))?)?;
                words.push(id);
                continue;
            }
            if operands.is_empty() {
                if is_optional {
                    continue;
                }
                return Err((whole, format!("'{}' has more operands", op.text)));
            }
            // Pairs are written in their order.
            let parts: Vec<&str> = if part.len() == 2 { vec![&part[..1], &part[1..]] } else { vec![part] };
            for part in parts {
                let token = *operands.first().ok_or((whole, format!("'{}' has more operands", op.text)))?;
                operands = &operands[1..];
                self.operand(token, part, &mut words, &mut shape)?;
            }
        }
        if let Some(token) = operands.first() {
            return Err((token.span, format!("'{}' has fewer operands", op.text)));
        }
        let count =
            u16::try_from(words.len()).map_err(|_| (whole, "an instruction has at most 65535 words".to_owned()))?;
        words[0] = u32::from(count) << 16 | u32::from(opcode);
        self.note_types(opcode, &words);
        self.words.extend(words);
        self.spans.push(whole);
        Ok(())
    }

    /// Notes what later literals are written by.
    fn note_types(&mut self, opcode: u16, words: &[u32]) {
        match (opcode, words) {
            (21, [_, id, bits, _]) => _ = self.types.insert(*id, (*bits, false)),
            (22, [_, id, bits, ..]) => _ = self.types.insert(*id, (*bits, true)),
            (_, [_, ty, id, ..]) if self.types.contains_key(ty) => _ = self.results.insert(*id, *ty),
            _ => {}
        }
    }

    fn operand(
        &mut self,
        token: Token<'t>,
        part: &'t str,
        words: &mut Vec<u32>,
        shape: &mut std::collections::VecDeque<&'t str>,
    ) -> Result<(), Fault> {
        let wrong = |what: &str| (token.span, format!("'{}' is not {what}", token.text));
        match part {
            "t" | "i" => words.push(self.id(token)?),
            "s" => {
                if !token.is_quoted {
                    return Err(wrong("a text in quotes"));
                }
                let bytes = unescaped(token.text);
                for chunk in bytes.chunks(4) {
                    let mut word = [0; 4];
                    word[..chunk.len()].copy_from_slice(chunk);
                    words.push(u32::from_le_bytes(word));
                }
                if bytes.len().is_multiple_of(4) {
                    words.push(0);
                }
            }
            "l" => words.push(integer(token.text).ok_or_else(|| wrong("a number"))?),
            "x" => {
                let named = super::words_of_glsl(token.text).or_else(|| integer(token.text));
                words.push(named.ok_or_else(|| wrong("an extended instruction"))?);
            }
            "n" => self.number(token, words)?,
            "o" => {
                let (opcode, rest) = *self.opcodes.get(token.text).ok_or_else(|| wrong("an instruction"))?;
                words.push(opcode.into());
                for part in rest.split_ascii_whitespace().rev().filter(|part| !matches!(*part, "t" | "r")) {
                    shape.push_front(part);
                }
            }
            _ => self.entries(token, part, words, shape)?,
        }
        Ok(())
    }

    /// A literal of the type of the result, or of the selector, which both are the first id of the instruction.
    fn number(&mut self, token: Token<'t>, words: &mut Vec<u32>) -> Result<(), Fault> {
        let first = words.get(1).copied().unwrap_or(0);
        let ty = self.types.get(&first).or_else(|| self.types.get(self.results.get(&first)?)).copied();
        let wrong = || (token.span, format!("'{}' is not a number of the type", token.text));
        match ty.unwrap_or((32, false)) {
            (bits, true) => {
                let value = float(token.text).ok_or_else(wrong)?;
                match bits {
                    16 => words.push(crate::constant::half::f16_from_f64(value).into()),
                    32 => words.push((value as f32).to_bits()),
                    _ => {
                        let bits = value.to_bits();
                        words.extend([bits as u32, (bits >> 32) as u32]);
                    }
                }
            }
            (bits, false) if bits <= 32 => words.push(integer(token.text).ok_or_else(wrong)?),
            _ => {
                let value: i128 = token.text.parse().map_err(|_| wrong())?;
                words.extend([value as u32, (value >> 32) as u32]);
            }
        }
        Ok(())
    }

    /// Entries of an enumeration; what they ask for follows.
    fn entries(
        &mut self,
        token: Token<'t>,
        name: &str,
        words: &mut Vec<u32>,
        shape: &mut std::collections::VecDeque<&'t str>,
    ) -> Result<(), Fault> {
        let Some(enumeration) = ENUMERATIONS.iter().find(|found| found.name == name) else {
            words.push(integer(token.text).ok_or_else(|| (token.span, format!("'{}' is not a number", token.text)))?);
            return Ok(());
        };
        let mut found = Vec::new();
        for part in token.text.split('|') {
            let by_number = || integer(part).map(|number| (number, "", ""));
            let entry = enumeration.entries.iter().find(|entry| entry.1 == part).copied().or_else(by_number);
            found.push(entry.ok_or_else(|| (token.span, format!("there is no {name} '{part}'")))?);
            if !enumeration.is_mask && found.len() > 1 {
                return Err((token.span, format!("entries of {name} do not stand together")));
            }
        }
        words.push(found.iter().fold(0, |mask, entry| mask | entry.0));
        found.sort_unstable_by_key(|entry| entry.0);
        for entry in found.iter().rev() {
            for part in entry.2.split_ascii_whitespace().rev() {
                shape.push_front(part);
            }
        }
        Ok(())
    }

    /// The number of an id by its name.
    fn id(&mut self, token: Token<'t>) -> Result<u32, Fault> {
        let name = token.text.strip_prefix('%').filter(|name| !name.is_empty() && !token.is_quoted);
        let name = name.ok_or_else(|| (token.span, format!("'{}' is not an id", token.text)))?;
        let next = self.ids.len() as u32 + 1;
        Ok(*self.ids.entry(name).or_insert(next))
    }
}

/// The words of a line, up to a comment.
fn tokens(line: &str, offset: usize) -> Result<Vec<Token<'_>>, Fault> {
    let mut found = Vec::new();
    let mut chars = line.char_indices().peekable();
    let span = |start: usize, end: usize| Span::new((offset + start) as u32, (offset + end) as u32);
    while let Some((start, c)) = chars.next() {
        match c {
            ';' => break,
            '"' => {
                let mut is_escaped = false;
                let end = chars.by_ref().find(|&(_, c)| {
                    let ends = c == '"' && !is_escaped;
                    is_escaped = c == '\\' && !is_escaped;
                    ends
                });
                let (end, _) = end.ok_or((span(start, line.len()), "a text is not closed".to_owned()))?;
                found.push(Token { text: &line[start + 1..end], span: span(start, end + 1), is_quoted: true });
            }
            c if c.is_whitespace() => {}
            _ => {
                while chars.next_if(|&(_, c)| !c.is_whitespace() && c != ';' && c != '"').is_some() {}
                let end = chars.peek().map_or(line.len(), |&(at, _)| at);
                found.push(Token { text: &line[start..end], span: span(start, end), is_quoted: false });
            }
        }
    }
    Ok(found)
}

fn unescaped(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        out.push(if byte == b'\\' { bytes.next().unwrap_or(byte) } else { byte });
    }
    out
}

fn integer(text: &str) -> Option<u32> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => digits.parse::<u32>().ok()?,
    };
    Some(if is_negative { value.wrapping_neg() } else { value })
}

/// A number in decimal, or in hexadecimal with an exponent of two.
fn float(text: &str) -> Option<f64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1.0, digits),
        None => (1.0, text),
    };
    let Some(hex) = digits.strip_prefix("0x") else { return Some(sign * digits.parse::<f64>().ok()?) };
    let (mantissa, exponent) = hex.split_once('p').unwrap_or((hex, "0"));
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = u64::from_str_radix(&format!("{whole}{part}"), 16).ok()?;
    let exponent: i32 = exponent.parse().ok()?;
    // An exponent of 128 is that of infinities and NaNs of 32 bits, whose fraction has no value.
    Some(sign * digits as f64 * 2f64.powi(exponent.clamp(-2000, 2000) - 4 * part.len() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_words() {
        let (words, spans) =
            assemble("; Version: 1.3\nOpCapability Shader ; why not\n%f = OpTypeFloat 32\n%c = OpConstant %f -1.5\n")
                .expect("it is read");
        assert_eq!(words[1], 0x0001_0300);
        assert_eq!(words[3], 3);
        assert_eq!(words[5..], [2 << 16 | 17, 1, 3 << 16 | 22, 1, 32, 4 << 16 | 43, 1, 2, (-1.5f32).to_bits()]);
        assert_eq!(spans.len(), 3);
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        let error = |text: &str| assemble(text).expect_err("it is wrong").iter().next().expect("one").message.clone();
        assert_eq!(error("OpNothing"), "there is no instruction 'OpNothing'");
        assert_eq!(error("OpCapability Sheder"), "there is no Capability 'Sheder'");
        assert_eq!(error("OpTypeVoid"), "this instruction has a result");
        assert_eq!(error("%v = OpTypeVoid 3"), "'OpTypeVoid' has fewer operands");
        assert_eq!(error("OpName %x \"a"), "a text is not closed");
        assert_eq!(error("OpName x \"a\""), "'x' is not an id");
    }

    #[test]
    fn masks_take_what_follows_them() {
        let (words, _) =
            assemble("%r = OpImageSampleExplicitLod %t %s %c Lod|ConstOffset %l %o\n").expect("it is read");
        assert_eq!(words[5..], [8 << 16 | 88, 1, 2, 3, 4, 10, 5, 6]);
    }
}

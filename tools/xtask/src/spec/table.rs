//! The committed tables: `testdata/spec/statements.txt` and `testdata/spec/examples.txt`.
//!
//! Each opens with a head of lines that begin with `#`. Then `[anchor]` begins a section, and a row is
//! `ORDINAL HASH KIND | words of our own | ...`, in the order of the specification.

use std::path::Path;

/// A row, with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The section's anchor.
    pub anchor: String,
    /// Its place among the section's items.
    pub ordinal: u32,
    /// The hash of the item's words.
    pub hash: String,
    /// The third word: a statement's kind, an example's recipe.
    pub kind: String,
    /// What stands between the bars after that.
    pub fields: Vec<String>,
    /// The line in the table.
    pub line: usize,
}

/// Reads a table.
pub fn read(path: &Path) -> Result<Vec<Row>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    parse(&text).map_err(|problem| format!("{}:{problem}", path.display()))
}

fn parse(text: &str) -> Result<Vec<Row>, String> {
    let (mut anchor, mut rows) = (String::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            name.clone_into(&mut anchor);
            continue;
        }
        let mut fields = line.split(" | ").map(|field| field.trim().to_owned());
        let key = fields.next().unwrap_or_default();
        let row = match key.split_whitespace().collect::<Vec<_>>()[..] {
            [ordinal, hash, kind] => ordinal.parse().ok().map(|ordinal| (ordinal, hash.to_owned(), kind.to_owned())),
            _ => None,
        };
        let Some((ordinal, hash, kind)) = row else {
            return Err(format!("{}: not `ORDINAL HASH KIND | ...`", index + 1));
        };
        rows.push(Row { anchor: anchor.clone(), ordinal, hash, kind, fields: fields.collect(), line: index + 1 });
    }
    Ok(rows)
}

/// How a statement is held to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Cases that are rejected for it, and cases like them that are accepted.
    Cases { rejected: Vec<String>, accepted: Vec<String> },
    /// Why there are none, or of one kind only.
    Excuse(String),
}

impl Row {
    /// The statement in our words, and its proof.
    pub fn proof(&self) -> Result<(&str, Proof), String> {
        let [words, rest @ ..] = self.fields.as_slice() else { return Err("a row needs words".to_owned()) };
        let list = |field: &str| field.split_whitespace().map(str::to_owned).collect();
        let proof = match rest {
            [excuse] => {
                Proof::Excuse(excuse.strip_prefix("excused: ").ok_or("neither cases nor `excused: REASON`")?.to_owned())
            }
            [rejected, accepted] => Proof::Cases {
                rejected: rejected.strip_prefix("rejected: ").map(list).ok_or("the first cases are `rejected: ...`")?,
                accepted: accepted
                    .strip_prefix("accepted: ")
                    .map(list)
                    .ok_or("the second cases are `accepted: ...`")?,
            },
            _ => {
                return Err(
                    "a row is `KEY | words | rejected: ... | accepted: ...` or `KEY | words | excused: ...`".to_owned()
                );
            }
        };
        if words.is_empty() { Err("a row needs words".to_owned()) } else { Ok((words, proof)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_hold_cases_or_excuses() {
        let text = "# head\n\n[apples]\n1 00ff00ff shader | no blue | rejected: a b#1 | accepted: c\n2 12345678 pipeline | stems | excused: hosts\n";
        let rows = parse(text).expect("it is a table");
        let list = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let cases = Proof::Cases { rejected: list(&["a", "b#1"]), accepted: list(&["c"]) };
        assert_eq!(rows[0].proof(), Ok(("no blue", cases)));
        assert_eq!(rows[1].proof(), Ok(("stems", Proof::Excuse("hosts".to_owned()))));
        assert_eq!((rows[1].anchor.as_str(), rows[1].ordinal, rows[1].line), ("apples", 2, 5));
        assert!(parse("1 00ff00ff | words").is_err());
    }
}

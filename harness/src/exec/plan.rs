//! The directives of an execution: dispatch, overrides, buffers before and after.

use super::values::{Element, Mismatch, Tolerance, compare, parse_values};
use std::collections::BTreeMap;

/// The names of the directives that [`ExecPlan::read`] reads.
const DIRECTIVES: &[&str] = &["dispatch", "override", "require", "uniform", "read", "write", "expect", "tolerance"];
/// Features that `require` may name.
const FEATURES: &[&str] = &["f16", "subgroups"];
/// The most bytes that one buffer may have: WebGPU's default limit of a storage buffer binding.
const MAX_BYTES: usize = 128 << 20;

/// `@group` and `@binding`.
pub type Binding = (u32, u32);

/// How the shader sees a buffer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Access {
    /// `var<uniform>`.
    Uniform,
    /// `var<storage, read>`.
    Read,
    /// `var<storage, read_write>`.
    ReadWrite,
}

/// One buffer of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffer {
    /// How the shader sees it.
    pub access: Access,
    /// Its contents before; empty for zeros of the size of `after`.
    pub before: Vec<Element>,
    /// What must be in it after; empty where nothing is compared.
    pub after: Vec<Element>,
}

/// What one execution does.
#[derive(Clone, PartialEq, Debug)]
pub struct ExecPlan {
    /// Workgroups in each dimension.
    pub dispatch: [u32; 3],
    /// Values of overrides by name or `@id`.
    pub overrides: BTreeMap<String, f64>,
    /// Features that the adapter must have.
    pub requires: Vec<String>,
    /// Buffers by binding.
    pub buffers: BTreeMap<Binding, Buffer>,
    /// How far floats may be off.
    pub tolerance: Tolerance,
}

impl Default for ExecPlan {
    fn default() -> Self {
        Self {
            dispatch: [1; 3],
            overrides: BTreeMap::new(),
            requires: Vec::new(),
            buffers: BTreeMap::new(),
            tolerance: Tolerance::Exact,
        }
    }
}

impl ExecPlan {
    /// Whether a directive of this name is for [`ExecPlan::read`].
    pub fn is_directive(name: &str) -> bool {
        DIRECTIVES.contains(&name)
    }

    /// Reads one directive: `value` is all that follows the name (and its colon, where the name has no binding).
    pub fn read(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "dispatch" => self.dispatch = dispatch(value)?,
            "override" => {
                let (name, value) =
                    value.split_once('=').ok_or_else(|| format!("expected `name = value`, not `{value}`"))?;
                let number = match value.trim() {
                    "true" => 1.0,
                    "false" => 0.0,
                    number => number.parse().map_err(|_| format!("`{number}` is not a number"))?,
                };
                self.overrides.insert(name.trim().to_owned(), number);
            }
            "require" if FEATURES.contains(&value) => self.requires.push(value.to_owned()),
            "require" => return Err(format!("`{value}` is none of the features {}", FEATURES.join(", "))),
            "tolerance" => self.tolerance = Tolerance::parse(value)?,
            "uniform" => self.buffer(value, Some(Access::Uniform))?,
            "read" => self.buffer(value, Some(Access::Read))?,
            "write" => self.buffer(value, Some(Access::ReadWrite))?,
            "expect" => self.buffer(value, None)?,
            _ => return Err(format!("unknown directive `{name}`")),
        }
        Ok(())
    }

    /// `G:B: TYPE VALUES`, the contents before for an `access`, or after without one.
    fn buffer(&mut self, value: &str, access: Option<Access>) -> Result<(), String> {
        let shape = || format!("expected `G:B: TYPE VALUES`, not `{value}`");
        let (binding, contents) =
            value.match_indices(':').nth(1).map(|(at, _)| (&value[..at], &value[at + 1..])).ok_or_else(shape)?;
        let (group, index) = binding.split_once(':').ok_or_else(shape)?;
        let binding = (group.trim().parse().map_err(|_| shape())?, index.trim().parse().map_err(|_| shape())?);
        let elements = parse_values(contents.trim(), MAX_BYTES)?;
        let buffer = self.buffers.entry(binding).or_insert_with(|| Buffer {
            access: access.unwrap_or(Access::ReadWrite),
            before: Vec::new(),
            after: Vec::new(),
        });
        if buffer.access != access.unwrap_or(Access::ReadWrite) {
            return Err(format!("binding {group}:{index} is used in two ways; only a `write` buffer can be expected"));
        }
        let contents = if access.is_some() { &mut buffer.before } else { &mut buffer.after };
        contents.extend(elements);
        Ok(())
    }

    /// What is wrong with the plan as a whole.
    pub fn problem(&self) -> Option<String> {
        if self.buffers.values().all(|buffer| buffer.after.is_empty()) {
            return Some("an execution without an `expect` line tests nothing".to_owned());
        }
        self.buffers.iter().find_map(|((group, binding), buffer)| {
            let (before, after) = (size(&buffer.before), size(&buffer.after));
            (before != 0 && after > before)
                .then(|| format!("binding {group}:{binding}: {after} bytes are expected of a buffer of {before}"))
        })
    }
}

impl Buffer {
    /// The contents before, padded to a multiple of 4 bytes.
    pub fn initial_bytes(&self) -> Vec<u8> {
        let mut bytes = if self.before.is_empty() {
            vec![0; size(&self.after)]
        } else {
            self.before.iter().flat_map(Element::bytes).collect()
        };
        bytes.resize(bytes.len().next_multiple_of(4).max(4), 0);
        bytes
    }

    /// Where `bytes`, read back, is not what was expected.
    pub fn mismatches(&self, bytes: &[u8], tolerance: Tolerance) -> Vec<Mismatch> {
        compare(&self.after, bytes, tolerance)
    }
}

/// The bytes that elements take.
fn size(elements: &[Element]) -> usize {
    elements.iter().map(|element| element.scalar.size()).sum()
}

fn dispatch(value: &str) -> Result<[u32; 3], String> {
    let counts: Result<Vec<u32>, _> = value.split_whitespace().map(str::parse).collect();
    counts
        .ok()
        .and_then(|counts| <[u32; 3]>::try_from(counts).ok())
        .ok_or_else(|| format!("expected three counts of workgroups, not `{value}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_one_binding_append() {
        let mut plan = ExecPlan::default();
        plan.read("read", "0:0: f32 1 2").expect("valid");
        plan.read("read", "0:0: u32 3").expect("valid");
        plan.read("expect", "1:2: f16 1 2 3").expect("valid");
        assert_eq!(plan.buffers[&(0, 0)].initial_bytes(), [0, 0, 128, 63, 0, 0, 0, 64, 3, 0, 0, 0]);
        assert_eq!(plan.buffers[&(1, 2)].initial_bytes(), [0; 8], "zeros of the expected size, in whole words");
        assert_eq!(plan.problem(), None);
    }

    #[test]
    fn wrong_lines_are_refused() {
        let mut plan = ExecPlan::default();
        for (name, value) in [
            ("read", "0: f32 1"),
            ("read", "0:0: f64 1"),
            ("read", "0:0: i32 1.5"),
            ("dispatch", "1 2"),
            ("override", "a 3"),
            ("require", "magic"),
            ("tolerance", "ulp"),
        ] {
            assert!(plan.read(name, value).is_err(), "{name}: {value}");
        }
        plan.read("uniform", "0:0: f32 1").expect("valid");
        assert!(plan.read("expect", "0:0: f32 1").is_err(), "a uniform buffer cannot be written");
        assert!(plan.problem().is_some(), "nothing is expected");
        plan.read("write", "0:1: f32 1").expect("valid");
        plan.read("expect", "0:1: f32 1 2").expect("valid");
        assert!(plan.problem().is_some(), "more is expected than the buffer has");
    }
}

//! What the arguments of a call must keep to beside their types: `@constant` and `@range` of the definitions.

use super::{ArgumentLimit, OverloadId};
use crate::Store;
use crate::constant::{ConstId, Value};

/// A known argument that is out of its range.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OutOfRange {
    /// Which of the overload's limits it breaks.
    pub limit: usize,
    /// The parameter's index.
    pub parameter: usize,
    /// The value of the argument, or of one component.
    pub value: i64,
    /// The least and the greatest value.
    pub range: (i64, i64),
}

impl OutOfRange {
    /// What is wrong, in a sentence about the function `name`.
    pub fn message(self, name: &str) -> String {
        let (low, high) = self.range;
        let number = self.parameter + 1;
        format!("argument {number} of '{name}' must be from {low} to {high}, and is {}", self.value)
    }
}

/// The first argument that is known and out of range. `argument` gives the constant for a parameter.
pub fn out_of_range(
    overload: OverloadId,
    store: &Store,
    argument: impl Fn(usize) -> Option<ConstId>,
) -> Option<OutOfRange> {
    out_of_range_of(overload.limits(), store, argument)
}

/// As [`out_of_range`], of limits by themselves.
pub fn out_of_range_of(
    limits: &[ArgumentLimit],
    store: &Store,
    argument: impl Fn(usize) -> Option<ConstId>,
) -> Option<OutOfRange> {
    limits.iter().enumerate().find_map(|(index, limit)| {
        let parameter = usize::from(limit.parameter);
        let value = breach(limit, store, argument(parameter)?)?;
        Some(OutOfRange { limit: index, parameter, value, range: (limit.low, limit.high) })
    })
}

/// The component that breaks the limit.
fn breach(limit: &ArgumentLimit, store: &Store, argument: ConstId) -> Option<i64> {
    let ArgumentLimit { low, high, .. } = *limit;
    match store.constants.value(argument) {
        Value::Zero => (!(low..=high).contains(&0)).then_some(0),
        Value::Splat(element) => breach(limit, store, element),
        Value::Composite(run) => store.constants.elements(run).iter().find_map(|&e| breach(limit, store, e)),
        _ => store.constants.as_integer(argument).filter(|value| !(low..=high).contains(value)),
    }
}

//! From overloads to their concrete instantiations: every way of giving the templates values.
//!
//! Templates range over concrete types. An overload that names an abstract type itself has none but abstract instantiations, and those
//! count, for literals only; where a template may be abstract beside other types it is not counted so.

use super::shape::{Ground, Scalar, Shape};
use crate::model::{Members, Model, Overload, ParameterKind, Template, Use};

/// The numbers that a template of kind `num` ranges over: the sizes of vectors and matrices.
pub const SIZES: [u32; 3] = [2, 3, 4];

/// The types that a template without a constraint ranges over, where they fit.
const UNCONSTRAINED: [&str; 5] = ["i32", "u32", "f32", "f16", "bool"];

/// An overload with a value for every template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instantiation {
    /// The explicit templates' values, spelled.
    pub explicit: Vec<Shape>,
    /// Whether a call can leave the explicit ones out: the arguments settle them.
    pub is_inferable: bool,
    /// The parameters' types.
    pub parameters: Vec<Shape>,
    /// The return type.
    pub result: Option<Shape>,
}

impl Instantiation {
    /// Whether `test` holds of any component type in it.
    pub fn any_component(&self, test: impl Fn(Scalar) -> bool) -> bool {
        let shapes = self.explicit.iter().chain(&self.parameters).chain(&self.result);
        shapes.into_iter().any(|shape| shape.any_component(&test))
    }
}

/// All instantiations of an overload, the last template varying fastest. None of those that take a buffer, which may be seen as any
/// type whatever.
pub fn instantiations(model: &Model, overload: &Overload) -> Result<Vec<Instantiation>, String> {
    let mut found = Vec::new();
    if overload.parameters.iter().any(|parameter| takes_buffer(model, &parameter.ty)) {
        return Ok(found);
    }
    let mut values = vec![None; overload.templates.len()];
    assign(model, overload, &mut values, &mut found)?;
    Ok(found)
}

fn takes_buffer(model: &Model, usage: &Use) -> bool {
    match usage {
        Use::Type(id, arguments) => {
            model.types[id.index()].name == "buffer" || arguments.iter().any(|usage| takes_buffer(model, usage))
        }
        _ => false,
    }
}

/// The templates that are given values one by one; the others follow from them by their constraints.
fn is_free(template: &Template) -> bool {
    !matches!(&template.constraint, Some(Use::Type(_, arguments)) if !arguments.is_empty())
}

fn assign(
    model: &Model,
    overload: &Overload,
    values: &mut Vec<Option<Ground>>,
    found: &mut Vec<Instantiation>,
) -> Result<(), String> {
    let free = |(index, template): &(usize, &Template)| values[*index].is_none() && is_free(template);
    let Some((index, template)) = overload.templates.iter().enumerate().find(free) else {
        let instantiation = instantiate(model, overload, values)?;
        let shapes = instantiation.parameters.iter().chain(&instantiation.result);
        if shapes.into_iter().all(Shape::is_valid) {
            found.push(instantiation);
        }
        return Ok(());
    };
    for value in domain(model, template)? {
        values[index] = Some(value);
        assign(model, overload, values, found)?;
    }
    values[index] = None;
    Ok(())
}

fn instantiate(model: &Model, overload: &Overload, values: &[Option<Ground>]) -> Result<Instantiation, String> {
    let mut values = values.to_vec();
    for (index, template) in overload.templates.iter().enumerate() {
        if let (None, Some(constraint)) = (&values[index], &template.constraint) {
            values[index] = Some(ground(model, constraint, &values)?);
        }
    }
    let shape = |usage: &Use| Shape::new(model, &ground(model, usage, &values)?);
    let mut explicit = Vec::new();
    let mut is_inferable = true;
    for (index, template) in overload.templates.iter().enumerate().filter(|(_, template)| template.is_explicit) {
        let value = values[index].as_ref().ok_or("a template without a value")?;
        explicit.push(Shape::new(model, value)?);
        is_inferable &= overload.parameters.iter().any(|parameter| mentions(&parameter.ty, index));
        debug_assert!(template.kind == ParameterKind::Type, "the resolver allows no other explicit template");
    }
    Ok(Instantiation {
        explicit,
        is_inferable,
        parameters: overload.parameters.iter().map(|parameter| shape(&parameter.ty)).collect::<Result<_, _>>()?,
        result: overload.result.as_ref().map(shape).transpose()?,
    })
}

/// Whether a use names the template `index`.
pub fn mentions(usage: &Use, index: usize) -> bool {
    match usage {
        Use::Template(id) => id.index() == index,
        Use::Type(_, arguments) => arguments.iter().any(|argument| mentions(argument, index)),
        Use::Matcher(_) | Use::Number(_) | Use::Entry(..) | Use::AnyEntry(_) | Use::Any => false,
    }
}

fn ground(model: &Model, usage: &Use, values: &[Option<Ground>]) -> Result<Ground, String> {
    match usage {
        Use::Template(id) => values[id.index()].clone().ok_or_else(|| "a constraint that goes in a circle".to_owned()),
        Use::Type(id, arguments) => {
            let arguments = arguments.iter().map(|argument| ground(model, argument, values));
            Ok(Ground::Type(*id, arguments.collect::<Result<_, _>>()?))
        }
        Use::Number(number) => Ok(Ground::Number(*number)),
        Use::Entry(id, entry) => Ok(Ground::Entry(*id, *entry)),
        Use::AnyEntry(_) | Use::Any => {
            Err("what stands for anything is for dialects, which have no tests here".to_owned())
        }
        // A match of one member names it; of several the test would have to choose.
        Use::Matcher(id) => match members(&model.matchers[id.index()].members).as_slice() {
            [one] => Ok(one.clone()),
            _ => Err("a match of several members where tests need a template".to_owned()),
        },
    }
}

/// The values of a free template.
pub fn domain(model: &Model, template: &Template) -> Result<Vec<Ground>, String> {
    let named = |name: &str| model.find_type(name).map(|id| Ground::Type(id, Vec::new()));
    Ok(match (&template.constraint, template.kind) {
        (Some(Use::Matcher(id)), _) => {
            let all = members(&model.matchers[id.index()].members);
            all.into_iter().filter(|ground| !is_abstract(model, ground)).collect()
        }
        (Some(constraint), _) => vec![ground(model, constraint, &[])?],
        (None, ParameterKind::Number) => SIZES.map(Ground::Number).to_vec(),
        (None, ParameterKind::Enum(id)) => {
            (0..model.enums[id.index()].entries.len()).map(|entry| Ground::Entry(id, entry as u32)).collect()
        }
        (None, ParameterKind::Type) => UNCONSTRAINED.into_iter().filter_map(named).collect(),
    })
}

fn members(members: &Members) -> Vec<Ground> {
    match members {
        Members::Types(types) => types.iter().map(|id| Ground::Type(*id, Vec::new())).collect(),
        // Only dialects use them.
        Members::Shapes(_) => Vec::new(),
        Members::Entries(id, entries) => entries.iter().map(|entry| Ground::Entry(*id, *entry)).collect(),
        Members::Numbers(numbers) => numbers.iter().map(|number| Ground::Number(*number)).collect(),
    }
}

fn is_abstract(model: &Model, ground: &Ground) -> bool {
    matches!(Shape::new(model, ground), Ok(Shape::Scalar(scalar)) if scalar.is_abstract())
}
